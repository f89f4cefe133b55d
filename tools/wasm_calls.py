"""What a linked module's functions lead to, read out of its bytes (https://webassembly.github.io/spec/core/binary/):
for split.py, which may move away only what nothing else needs."""
import collections

Function = collections.namedtuple("Function", "name calls constants")


class Reader:
    def __init__(self, data, at=0):
        self.data, self.at = data, at

    def byte(self):
        self.at += 1
        return self.data[self.at - 1]

    def number(self):
        value = shift = 0
        while True:
            byte = self.byte()
            value |= (byte & 127) << shift
            shift += 7
            if byte < 128:
                return value

    def signed(self):
        start, value = self.at, self.number()
        bits = 7 * (self.at - start)
        return value - (1 << bits) if value >> (bits - 1) & 1 else value

    def take(self, size):
        self.at += size
        return self.data[self.at - size : self.at]

    def text(self):
        return self.take(self.number()).decode()


class Module:
    """functions: by index, the imported ones, so many, first and without calls; exported; table: slot -> function; data: [(address, bytes)]."""

    def __init__(self, data):
        self.functions, self.exported, self.table, self.data = [], set(), {}, []
        self._bodies, self._names = [], {}
        self.imported = 0
        reader = Reader(data, 8)
        while reader.at < len(data):
            kind, size = reader.byte(), reader.number()
            self._section(kind, Reader(reader.take(size)))
        self.imported = len(self.functions)
        self.functions += [Function(None, *_read_body(body)) for body in self._bodies]
        self.functions = [f._replace(name=self._names.get(i, f"?{i}")) for i, f in enumerate(self.functions)]

    def _section(self, kind, r):
        if kind == 0 and r.text() == "name":
            self._read_names(r)
        elif kind == 2:
            self._read_imports(r)
        elif kind == 7:
            for _ in range(r.number()):
                r.text()
                what, index = r.byte(), r.number()
                if what == 0:
                    self.exported.add(index)
        elif kind == 8:
            self.exported.add(r.number())
        elif kind == 9:
            for _ in range(r.number()):
                assert r.number() == 0, "a form of table segments that linkers do not write"
                start = _constant(r)
                for i in range(r.number()):
                    self.table[start + i] = r.number()
        elif kind == 10:
            self._bodies = [r.take(r.number()) for _ in range(r.number())]
        elif kind == 11:
            for _ in range(r.number()):
                assert r.number() == 0, "a form of data segments that linkers do not write"
                self.data.append((_constant(r), r.take(r.number())))

    def _read_imports(self, r):
        for _ in range(r.number()):
            r.text(), r.text()
            kind = r.byte()
            if kind == 0:
                r.number()
                self.functions.append(Function(None, frozenset(), frozenset()))
                continue
            r.at += {1: 1, 2: 0, 3: 2}[kind]  # the type of a table's elements, of a global
            if kind in (1, 2):
                bounded = r.number() & 1
                r.number()
                if bounded:
                    r.number()

    def _read_names(self, r):
        while r.at < len(r.data):
            kind, size = r.byte(), r.number()
            part = Reader(r.take(size))
            if kind == 1:
                for _ in range(part.number()):
                    index = part.number()
                    self._names[index] = part.text()

    def words(self):
        """(address, value) of all aligned words of the data that are not 0; runs of zeros are in no segment."""
        memory = bytearray(max(start + len(data) for start, data in self.data) + 4)
        for start, data in self.data:
            memory[start : start + len(data)] = data
        for at in range(0, len(memory) - 3, 4):
            if value := int.from_bytes(memory[at : at + 4], "little"):
                yield at, value


def _constant(r):
    assert r.byte() == 0x41
    value = r.signed()
    assert r.byte() == 0x0B
    return value


def _read_body(body):
    """The functions called, and all constants and offsets of addresses in a body."""
    r = Reader(body)
    for _ in range(r.number()):
        r.number(), r.byte()
    calls, constants = set(), set()
    while r.at < len(body):
        code = r.byte()
        if code in (0x02, 0x03, 0x04):
            r.signed()
        elif code in (0x10, 0x12, 0xD2):
            calls.add(r.number())
        elif code in (0x11, 0x13):
            r.number(), r.number()
        elif code == 0x0E:
            for _ in range(r.number() + 1):
                r.number()
        elif code in (0x0C, 0x0D) or 0x20 <= code <= 0x26 or code in (0x3F, 0x40):
            r.number()
        elif 0x28 <= code <= 0x3E:
            r.number()
            constants.add(r.number())
        elif code == 0x41:
            constants.add(r.signed() & 0xFFFFFFFF)
        elif code == 0x42:  # perhaps two words stored at once
            value = r.signed()
            constants |= {value & 0xFFFFFFFF, value >> 32 & 0xFFFFFFFF}
        elif code in (0x43, 0x44):
            r.take(4 if code == 0x43 else 8)
        elif code == 0xFC:
            for _ in range({8: 2, 9: 1, 10: 2, 11: 1, 12: 2, 13: 1, 14: 2, 15: 1, 16: 1, 17: 1}.get(r.number(), 0)):
                r.number()
        else:
            assert code in (0x00, 0x01, 0x05, 0x0B, 0x0F, 0x1A, 0x1B, 0xD1) or 0x45 <= code <= 0xC4, f"opcode {code:#x}"
    return frozenset(calls), frozenset(constants)
