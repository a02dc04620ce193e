// Runs before the first paint: the texts, their direction and the voice of a screen reader go by it. Key and languages are those of @social/texts.
(function () {
  var root = document.documentElement;
  var wanted = [];
  try {
    wanted = [localStorage.getItem('language')];
  } catch {
    // Storage is off: the browser's languages decide.
  }
  wanted = wanted.concat(navigator.languages);
  for (var index = 0; index < wanted.length; index += 1) {
    var code = String(wanted[index]).split('-')[0];
    if (wanted[index] === 'ar-XB') {
      root.lang = 'ar-XB';
      root.dir = 'rtl';
      return;
    }
    if (code === 'en' || code === 'de') {
      // A regional tag such as en-IN stays.
      if (root.lang.split('-')[0] !== code) root.lang = code;
      return;
    }
  }
})();
