import { hostileHtml } from '../testing/hostile-html';
import { sanitiseHtml } from './sanitise-html';

const allowedTags = 'P BR SPAN A STRONG EM B I U S DEL CODE PRE BLOCKQUOTE UL OL LI'.split(' ');
const allowedAttributes = ['href', 'dir', 'target', 'rel'];

/** Parses the result once more, as a page does. */
function parsed(html: string): Element[] {
  const host = document.createElement('div');
  document.body.append(host);
  host.innerHTML = sanitiseHtml(html);
  return [...host.querySelectorAll('*')];
}

afterEach(() => document.body.replaceChildren());

test('the collection has enough attacks', () => {
  expect(hostileHtml.length).toBeGreaterThanOrEqual(300);
});

test.each(hostileHtml)('%s', (html) => {
  const elements = parsed(html);

  expect(elements.map(({ tagName }) => tagName).filter((tag) => !allowedTags.includes(tag))).toEqual([]);
  // `is` cannot be removed from an element; an empty one has no effect.
  const attributes = elements.flatMap((element) => [...element.attributes]).filter(({ name, value }) => name !== 'is' || value !== '');
  expect(attributes.map(({ name }) => name).filter((name) => !allowedAttributes.includes(name))).toEqual([]);
  expect(
    elements.map((element) => element.getAttribute('href')).filter((href) => href !== null && !/^(https?:|mailto:|\/\w)/i.test(href)),
  ).toEqual([]);
  expect('hacked' in window).toBe(false);
  expect(sanitiseHtml(sanitiseHtml(html))).toBe(sanitiseHtml(html));
});

test('the tags of members stay', () => {
  const html = '<p dir="auto">Hello <b>you</b>,<br><i>look</i> at <code>this</code></p><ul><li>one</li></ul><blockquote>two</blockquote>';
  expect(sanitiseHtml(html)).toBe(html);
});

test('text inside forbidden tags stays', () => {
  expect(sanitiseHtml('<h1>Big</h1> <font color=red>news</font> &amp; 1 &lt; 2')).toBe('Big news &amp; 1 &lt; 2');
});

test('every link opens in a new tab without opener and referrer', () => {
  const [link] = parsed('<a href="https://ok.example" target="_top" rel="opener">x</a>');
  expect([link?.getAttribute('target'), link?.getAttribute('rel')]).toEqual(['_blank', 'nofollow noopener noreferrer ugc']);
});

test('a link from the root opens in this tab', () => {
  expect(sanitiseHtml('<a href="/?hashtag=sun" class="hash">#sun</a>')).toBe('<a href="/?hashtag=sun">#sun</a>');
});

test.each(['//evil.example', '/\\evil.example', '\\\\evil.example', '/\t/evil.example'])('%j is not a link from the root', (href) => {
  const links = parsed(`<a href="${href}">x</a>`).filter((link) => link.hasAttribute('href'));
  expect(links.map((link) => (link instanceof HTMLAnchorElement ? link.host : ''))).toEqual(links.map(() => location.host));
});

test.each([
  ['https://evil.example/login', 'https://bank.example', 'https://bank.example [evil.example]'],
  ['https://bank.example@evil.example/', 'bank.example', 'bank.example [evil.example]'],
  ['https://xn--bnk-5cd.example/', 'bаnk.example', 'bаnk.example'],
  ['https://evil.example', 'bank.example/account', 'bank.example/account [evil.example]'],
  ['https://www.bank.example/x', 'bank.example', 'bank.example'],
  ['https://bank.example/x', 'https://bank.example/x', 'https://bank.example/x'],
  ['https://host.example/hashtag/sun', '#sun', '#sun'],
  ['https://evil.example', '\u202eelpmaxe.knab\u202c', 'elpmaxe.knab [evil.example]'],
])('a link to %s with the text %s', (href, label, shown) => {
  expect(parsed(`<a href="${href}">${label}</a>`)[0]?.textContent).toBe(shown);
});

test('a megabyte is cut before it is parsed', () => {
  expect(sanitiseHtml('word '.repeat(250_000)).length).toBeLessThanOrEqual(100_000);
});
