// What is compiled comes from the page as the first message (shell/platform/web_worker.cpp). What fails here is
// thrown where the page hears of it: it hears of no promise.
Module['instantiateWasm'] = (imports, done) => {
  self.onmessage = ({ data }) => WebAssembly.instantiate(data, imports)
    .then((instance) => done(instance), (error) => setTimeout(() => { throw error; }));
  return {};
};
