#!/usr/bin/env node
// Serves a folder on localhost the way a careful static host would: right types, compression,
// and a content security policy, so that the page is always tried under one.
// usage: tools/serve.mjs [FOLDER=dist] [PORT=8080, or 0 for any free one]
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { readFile, stat } from 'node:fs/promises';
import { extname, join, normalize, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';

const kTypes = {
  '.html': 'text/html; charset=utf-8', '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8', '.css': 'text/css; charset=utf-8',
  '.json': 'application/json', '.webmanifest': 'application/manifest+json',
  '.wasm': 'application/wasm', '.ttf': 'font/ttf', '.woff2': 'font/woff2',
  '.png': 'image/png', '.webp': 'image/webp', '.svg': 'image/svg+xml',
  '.mp3': 'audio/mpeg', '.ogg': 'audio/ogg',
};
const kCompressed = new Set(['.html', '.js', '.mjs', '.css', '.json', '.webmanifest', '.wasm', '.ttf', '.svg']);

// The policy that README.md prints, and nothing that it does not allow.
const kPolicy = /^ *(default-src 'none'; .*)$/m.exec(readFileSync(new URL('../README.md', import.meta.url), 'utf8'))[1];

const packed = new Map(); // path -> { mtimeMs, body }

async function respond(root, request) {
  const path = decodeURIComponent(new URL(request.url, 'http://localhost').pathname);
  let file = normalize(join(root, path));
  if (!(file + sep).startsWith(normalize(root + sep))) return { status: 403 };
  let info = await stat(file).catch(() => null);
  if (info?.isDirectory()) info = await stat((file = join(file, 'index.html'))).catch(() => null);
  if (!info?.isFile()) return { status: 404 };
  const kind = extname(file);
  const headers = {
    'Content-Type': kTypes[kind] ?? 'application/octet-stream',
    'Cache-Control': 'no-cache',
    ETag: `"${info.mtimeMs.toString(36)}-${info.size}"`,
    'Content-Security-Policy': kPolicy,
    'X-Content-Type-Options': 'nosniff',
  };
  if (request.headers['if-none-match'] === headers.ETag) return { status: 304, headers };
  if (!kCompressed.has(kind) || !/\bbr\b/.test(request.headers['accept-encoding'] ?? ''))
    return { status: 200, headers, body: await readFile(file) };
  let entry = packed.get(file);
  if (entry?.mtimeMs !== info.mtimeMs) {
    const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
    entry = { mtimeMs: info.mtimeMs, body: brotliCompressSync(await readFile(file), quality) };
    packed.set(file, entry);
  }
  return { status: 200, headers: { ...headers, 'Content-Encoding': 'br' }, body: entry.body };
}

// Resolves to { url, close }. `late`: by path, ms that a file lets wait for itself.
export function serve(root, port = 0, late = {}) {
  const server = createServer(async (request, response) => {
    await new Promise((done) => setTimeout(done, late[request.url] ?? 0));
    const { status, headers = {}, body = '' } = await respond(root, request).catch(() => ({ status: 400 }));
    response.writeHead(status, headers).end(body);
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () =>
      resolve({ url: `http://localhost:${server.address().port}/`, close: () => { server.close(); server.closeAllConnections?.(); } }));
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [root = 'dist', port = '8080'] = process.argv.slice(2);
  const { url } = await serve(root, Number(port)).catch((error) => {
    if (error.code !== 'EADDRINUSE') throw error;
    return serve(root, 0); // somebody has the port: any other will do
  });
  console.log(`Bastide is at ${url}   (Ctrl-C ends it)`);
}
