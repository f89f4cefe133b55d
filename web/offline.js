// Registers the service worker (sw.js), tells it what the page has used so far, and learns from it that a newer
// version is there. Loaded after the first frame.
'use strict';
// `offer(take)` is called when a newer version waits; take() reloads the page as that one.
window.bastideOffline = async (offer) => {
  // at the top only: in a frame the game is somebody's guest
  if (window.top !== window || !/^https?:$/.test(location.protocol) || !navigator.serviceWorker) return;
  const workers = navigator.serviceWorker;
  const registration = await workers.register('sw.js', { updateViaCache: 'none' });
  const look = () => {
    if (!registration.waiting || !workers.controller) return;
    offer(() => {
      workers.addEventListener('controllerchange', () => location.reload(), { once: true });
      registration.waiting?.postMessage({ take: true });
    });
  };
  registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', look));
  look();
  document.addEventListener('visibilitychange', () => { // an installed game may stay open for weeks
    if (!document.hidden) registration.update().catch(() => {});
  });
  const { active } = await workers.ready;
  new PerformanceObserver((list) => active.postMessage({ used: list.getEntries().map(({ name }) => name) }))
    .observe({ type: 'resource', buffered: true });
};
