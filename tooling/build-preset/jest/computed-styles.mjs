/**
 * Replaces `getComputedStyle` in tests. jsdom matches all rules of its default sheet with the element, and computes fourteen colours; every
 * query by role asks for each element and those around it, which took an eighth of the time. Tests have no sheet of their own
 * (no-styles.cjs), so that an element has its inline styles, what it inherits and the display of its kind.
 */
const computed = window.getComputedStyle.bind(window);

/** Properties of ancestors that a query by role, or a pointer, looks at. */
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

/** To look for the attribute first spares each element a style declaration. */
const readInline = (element, property) => (element.hasAttribute('style') ? element.style.getPropertyValue(property) : '');

function displayOf(element) {
  const kind = `${element.localName} ${element.localName === 'input' ? element.type : ''}`;
  const known = displays.get(kind);
  if (known !== undefined) return known;
  const { display } = computed(element.cloneNode());
  displays.set(kind, display);
  return display;
}
