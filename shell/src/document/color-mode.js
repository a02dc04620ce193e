// Runs before the first paint, so that no member in a dark room sees a white flash. Keys and attributes are those of @social/ui.
(function () {
  var preference = 'system';
  try {
    preference = localStorage.getItem('color_mode') || preference;
    if (localStorage.getItem('density') === 'compact') document.documentElement.setAttribute('data-density', 'compact');
  } catch {
    // Storage is off: the system's preference decides.
  }
  var isDark = preference === 'dark' || (preference !== 'light' && globalThis.matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.setAttribute('data-color-mode', isDark ? 'dark' : 'light');
})();
