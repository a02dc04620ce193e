// Runs before the first paint, so that nobody in a dark room sees a white flash. The key and the attribute are those of @social/ui.
(function () {
  var preference = 'system';
  try {
    preference = localStorage.getItem('color_mode') || preference;
  } catch {
    // Storage is off: the system's wish decides.
  }
  var isDark = preference === 'dark' || (preference !== 'light' && globalThis.matchMedia('(prefers-color-scheme: dark)').matches);
  globalThis.document.documentElement.setAttribute('data-color-mode', isDark ? 'dark' : 'light');
})();
