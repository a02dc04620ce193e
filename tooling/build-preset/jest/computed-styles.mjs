/**
 * Replaces `getComputedStyle` in tests, because jsdom matches an element with all rules of its default sheet and computes fourteen colours.
 * Every query by role does this for each element and its ancestors, which took an eighth of the time. Tests have no sheet of their own
 * (no-styles.cjs), so an element has only its inline styles, inherited values and the display of its tag.
 */
const computed = window.getComputedStyle.bind(window);

/** Properties of ancestors that queries by role and pointer events read. */
const inherited = new Map([
  ['visibility', 'visible'],
  ['pointer-events', 'auto'],
]);
const displays = new Map();

window.getComputedStyle = (element, pseudoElement) => {
  const read = pseudoElement ? () => '' : (property) => readProperty(element, property);
  return new Proxy(
    {},
    {
      get: (_, name) => {
        if (name === 'getPropertyValue') return read;
        return typeof name === 'string' ? read(name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)) : undefined;
      },
    },
  );
};

function readProperty(element, property) {
  const initial = inherited.get(property);
  if (initial !== undefined) return readInherited(element, property) || initial;
  return readInline(element, property) || (property === 'display' ? displayOf(element) : '');
}

function readInherited(element, property) {
  for (let each = element; each; each = each.parentElement) {
    const value = readInline(each, property);
    if (value) return value;
  }
  return '';
}

/** Checking the attribute first avoids creating a style declaration for each element. */
const readInline = (element, property) => (element.hasAttribute('style') ? element.style.getPropertyValue(property) : '');

function displayOf(element) {
  const kind = `${element.localName} ${element.localName === 'input' ? element.type : ''}`;
  const known = displays.get(kind);
  if (known !== undefined) return known;
  const { display } = computed(element.cloneNode());
  displays.set(kind, display);
  return display;
}
