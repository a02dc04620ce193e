// Runs before the first paint, so that nobody in a dark room sees a white flash. The key and the attribute are those of @social/ui.
(function () {
  var preference = 'system';
  try {
    preference = localStorage.getItem('color_mode') || preference;
  } catch (blocked) {
    // Storage is off: the system's wish decides.
  }
  var isDark = preference === 'dark' || (preference !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.setAttribute('data-color-mode', isDark ? 'dark' : 'light');
})();
