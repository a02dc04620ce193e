import { hostileHtml } from '../testing/hostile-html';
import { sanitiseArticle, type ResolvePictureUrl } from './sanitise-article';

const allowedTags = (
  'P BR SPAN A STRONG EM B I U S DEL CODE PRE BLOCKQUOTE UL OL LI ' + 'H2 H3 H4 HR FIGURE FIGCAPTION IMG TABLE CAPTION THEAD TBODY TR TH TD'
).split(' ');
const allowedAttributes = 'href dir target rel src alt loading decoding referrerpolicy colspan rowspan'.split(' ');

/** As an app does: paths lead to the media host, other hosts are omitted. */
const mediaUrlOf: ResolvePictureUrl = (src) => {
  if (src.startsWith('https://media.example/')) return src;
  return /^\w+\//.test(src) ? `https://media.example/${src}` : null;
};

/** Accepts every URL: safety must not depend on it. */
const anyUrl: ResolvePictureUrl = (src) => src;

function parsed(html: string): Element[] {
  const host = document.createElement('div');
  host.innerHTML = html;
  document.body.append(host);
  return [...host.querySelectorAll('*')];
}

afterEach(() => document.body.replaceChildren());

test.each(hostileHtml)('%s', (html) => {
  for (const resolvePictureUrl of [mediaUrlOf, anyUrl]) {
    const safe = sanitiseArticle(html, resolvePictureUrl);
    const elements = parsed(safe);
    expect(elements.map(({ tagName }) => tagName).filter((tag) => !allowedTags.includes(tag))).toEqual([]);
    // `is` cannot be removed from an element; an empty one has no effect.
    const attributes = elements.flatMap((element) => [...element.attributes]).filter(({ name, value }) => name !== 'is' || value !== '');
    expect(attributes.map(({ name }) => name).filter((name) => !allowedAttributes.includes(name))).toEqual([]);
    const addresses = elements
      .flatMap((element) => ['href', 'src'].map((name) => element.getAttribute(name)))
      .filter((url) => url !== null);
    expect(addresses.filter((url) => !/^(https?:|mailto:|\/\w)/i.test(url))).toEqual([]);
    expect('hacked' in window).toBe(false);
    expect(sanitiseArticle(safe, resolvePictureUrl)).toBe(safe);
  }
});

test('the tags of authors stay', () => {
  const html =
    '<h2>Bread</h2><h3>Flour</h3><blockquote>Wait.</blockquote><pre><code>1 + 1</code></pre><hr>' +
    '<table><thead><tr><th>Day</th></tr></thead><tbody><tr><td colspan="2">One</td></tr></tbody></table>';
  expect(sanitiseArticle(html, mediaUrlOf)).toBe(html);
});

test('an article’s headings begin below the page’s own', () => {
  expect(sanitiseArticle('<h1 class="x">One</h1><h6>Six</h6>', mediaUrlOf)).toBe('<h2>One</h2><h4>Six</h4>');
});

test('a picture of the media host loads lazily and without a referrer', () => {
  const [, picture] = parsed(
    sanitiseArticle('<figure><img src="upload/a.jpg" width=1 style="x"><figcaption>A</figcaption></figure>', mediaUrlOf),
  );
  expect(picture?.outerHTML).toBe(
    '<img src="https://media.example/upload/a.jpg" alt="" loading="lazy" decoding="async" referrerpolicy="no-referrer">',
  );
});

test.each(['https://elsewhere.example/pixel.gif', 'data:image/png;base64,AAAA', 'javascript:hacked=1', '//elsewhere.example/a.gif', ''])(
  'a picture from %j leaves its words',
  (src) => {
    expect(sanitiseArticle(`<p>See <img src="${src}" alt="a cup"></p>`, mediaUrlOf)).toBe('<p>See a cup</p>');
  },
);
