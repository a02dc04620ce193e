import fc from 'fast-check';
import { hostileHtml } from '../testing/hostile-html';
import { sanitiseArticle } from './sanitise-article';
import { sanitiseHtml } from './sanitise-html';

const textTags = 'p br span a strong em b i u s del code pre blockquote ul ol li'.split(' ');
const articleTags = [...textTags, ...'h2 h3 h4 hr figure figcaption img table caption thead tbody tr th td'.split(' ')];
const safeAttributes = 'href dir target rel src alt loading decoding referrerpolicy colspan rowspan'.split(' ');

const tag = fc.constantFrom(
  ...[...articleTags, 'h1', 'script', 'style', 'svg', 'math', 'mi', 'mtext', 'mglyph', 'annotation-xml', 'foreignObject', 'template'],
  ...['noscript', 'iframe', 'form', 'input', 'object', 'base', 'title', 'textarea', 'xmp', 'plaintext', 'select', 'option', 'x-y'],
);
const url = fc.constantFrom(
  ...[
    'https://ok.example/',
    '/home',
    '//evil.example',
    '/\\evil.example',
    'javascript:hacked=1',
    'java\tscript:hacked=1',
    ' &#106;avascript:1',
  ],
  ...['data:text/html,<script>hacked=1</script>', 'vbscript:x', 'mailto:a@b.example', 'blob:x', 'https://a@evil.example', ''],
);
const attribute = fc.oneof(
  fc.tuple(fc.constantFrom('href', 'src', 'xlink:href', 'action', 'formaction', 'srcdoc', 'ping', 'poster', 'background'), url),
  fc.tuple(fc.constantFrom('onerror', 'onclick', 'onload', 'style', 'id', 'name', 'class', 'is', 'slot', 'target', 'rel'), fc.string()),
);
const quote = fc.constantFrom('"', "'", '', '`');
const attributes = fc
  .array(fc.tuple(attribute, quote), { maxLength: 3 })
  .map((list) => list.map(([[name, value], mark]) => ` ${name}=${mark}${value}${mark}`).join(''));
const junk = fc.constantFrom(
  '<',
  '>',
  '<!--',
  '-->',
  '--!>',
  ']]>',
  '<![CDATA[',
  '</',
  '&lt;',
  '&#x3c;script&#x3e;',
  '\u0000',
  '\u202e',
  '<?',
  '<!',
);

/** HTML as a fuzzer writes it: nested, unclosed, badly quoted, and known attacks torn apart and put into each other. */
const { html } = fc.letrec<{ html: string }>((tie) => ({
  html: fc.oneof(
    { maxDepth: 5 },
    fc.string({ unit: 'grapheme-ascii', maxLength: 12 }),
    junk,
    fc.tuple(fc.constantFrom(...hostileHtml), fc.nat(200)).map(([attack, length]) => attack.slice(0, length)),
    fc
      .tuple(tag, attributes, fc.array(tie('html'), { maxLength: 3 }), fc.boolean())
      .map(([name, list, inside, isClosed]) => `<${name}${list}>${inside.join('')}${isClosed ? `</${name}>` : ''}`),
    fc.array(tie('html'), { minLength: 2, maxLength: 4 }).map((parts) => parts.join('')),
  ),
}));

function findUnsafe(safe: string, tags: readonly string[]): string[] {
  const host = document.createElement('div');
  host.innerHTML = safe;
  const elements = [...host.querySelectorAll('*')];
  // `is` cannot be removed from an element; an empty one has no effect.
  const present = elements.flatMap((element) => [...element.attributes]).filter(({ name, value }) => name !== 'is' || value !== '');
  return [
    ...elements.map(({ localName }) => localName).filter((name) => !tags.includes(name)),
    ...present.map(({ name }) => name).filter((name) => !safeAttributes.includes(name)),
    ...present.filter(({ name }) => name === 'href' || name === 'src').flatMap(({ value }) => (isSafeUrl(value) ? [] : [value])),
  ];
}

const isSafeUrl = (value: string) => /^(https?:|mailto:)/i.test(value) || new URL(value, location.href).origin === location.origin;

test.each<[string, (dirty: string) => string, readonly string[]]>([
  ['a post', sanitiseHtml, textTags],
  ['an article', (dirty) => sanitiseArticle(dirty, (src) => src), articleTags],
])(
  'of any HTML of %s, only safe tags, attributes and addresses are left, and sanitising it again changes nothing',
  (_name, sanitise, tags) => {
    fc.assert(
      fc.property(html, (dirty) => {
        const safe = sanitise(dirty);
        expect(findUnsafe(safe, tags)).toEqual([]);
        expect(sanitise(safe)).toBe(safe);
        expect('hacked' in window).toBe(false);
      }),
      { numRuns: 200 },
    );
  },
);
