// Registers the service worker (sw.js), tells it what the page has used so far, and learns from it that a newer
// version is there. Loaded after the first frame.
'use strict';
// `began`: the worker that the page came from, if any. `offer(take)` is called when a newer version waits; take()
// reloads the page as that one. `replaced(take)`: another page has done so, and no file of this one's version comes
// any more. Resolves to what looks for a newer version.
window.bastideOffline = async (began, offer, replaced) => {
  // at the top only: in a frame the game is somebody's guest
  if (window.top !== window || !/^https?:$/.test(location.protocol) || !navigator.serviceWorker) return null;
  const workers = navigator.serviceWorker;
  const reload = () => location.reload();
  let mine = began;
  const follow = () => {
    if (mine && workers.controller !== mine) replaced(reload);
    else mine = workers.controller; // the page's first
  };
  workers.addEventListener('controllerchange', follow);
  follow();
  const registration = await workers.register(window.bastideWatch.runnable('sw.js'), { updateViaCache: 'none' });
  const look = () => {
    // not `controller`: WebKit names the page's first there while it still waits, and tells of it afterwards
    if (!registration.waiting || !mine) return;
    offer(() => {
      workers.addEventListener('controllerchange', reload, { once: true });
      registration.waiting?.postMessage({ take: true });
    });
  };
  registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', look));
  look();
  const update = () => registration.update().catch(() => {});
  document.addEventListener('visibilitychange', () => { // an installed game may stay open for weeks
    if (!document.hidden) update();
  });
  const { active } = await workers.ready;
  new PerformanceObserver((list) => active.postMessage({ used: list.getEntries().map(({ name }) => name) }))
    .observe({ type: 'resource', buffered: true });
  return update;
};
