import { LinkifyIt } from 'linkify-it';
import { findLinks } from './links';

const urls = (text: string) => findLinks(text).map(({ url }) => url);

/** Each text has one link, between «». Both grammars agree on them. */
const agreed = [
  'see «https://en.wikipedia.org/wiki/Mercury_(planet)».',
  '(«https://en.wikipedia.org/wiki/Mercury_(planet)»)',
  "«https://a.example/Schrodinger's_cat»",
  '«HTTPS://EXAMPLE.com/A»',
  '«HtTp://example.com»',
  '«http://a.example/foo»。次の文',
  '（«https://a.example/baz»）です',
  '“«https://a.example/q»”',
  '‘«https://a.example/q»’',
  '„«https://a.example/q»“',
  '《«https://a.example/q»》',
  '「«https://a.example/q»」',
  '【«https://a.example/q»】',
  '«https://a.example/日本語»、そして',
  '«https://a.example/x»？',
  '«https://a.example/x»！',
  '«https://a.example/x»،',
  '«https://a.example/x»؟',
  '«https://a.example/x»۔',
  '«https://a.example/x»।',
  '«https://a.example/x»…',
  '«https://a.example/x»...',
  '«https://a.example/x»?',
  '«https://a.example/x»!!',
  '(«http://www.a.example»)',
  '(«http://www.a.example/»)',
  '«http://www.a.example»!',
  '«http://www.a.example/post/1564/50-states-of-mcmansion-hell».',
  'PC («https://a.example/b/gen1»), avec un mod',
  '(«https://www.a.example/watch?v=4KbSRXP0wik»)',
  '(voir «https://a.example/»)?,!',
  '«https://a.example/x»;',
  "'«https://a.example/x»'",
  '"«https://a.example/x»"',
  '<«https://a.example/x»>',
  '[text](«https://a.example/x»)',
  '{«https://a.example/x»}',
  '[«https://a.example/x»]',
  '«https://a.example/a[1]»',
  '«https://a.example/?q=a,b&c=d;e#f!g»',
  '«https://a.example/#!/x»',
  '«https://a.example/~me/@you/x+y=z%20»',
  '«https://a.example/a--b_c-d»',
  '«https://a.example/📖/x»',
  '«https://a.example?q=1»',
  '«https://a.example#top»',
  '«https://a.example:8080/x»',
  '«http://localhost:3000/a»',
  '«http://192.168.0.1/x»',
  '«http://[2001:db8::1]/x»',
  '«https://a.example», «'.slice(0, -3),
  '«https://пример.рф/путь»',
  '«https://例え.jp/パス?x=1»、そして',
  '«https://उदाहरण.भारत/हिन्दी»',
  '«https://example.com/தமிழ்»',
  '«https://example.com/แม่น้ำ»',
  '«https://xn--e1afmkfd.xn--p1ai/»',
  '«https://a.example/العَرَبِيَّة»',
  '«https://example.co.uk».',
  'a\n«https://a.example/x»\nb',
  '«https://a.example/x»\u00A0b',
  '«https://a.example/x»\u3000b',
];

/** Inputs for which linkify-it answers otherwise, with our answer and the reason. */
const ours: [text: string, links: string[], reason: string][] = [
  ['見てhttps://a.example/x', ['https://a.example/x'], 'scripts without spaces have a letter before a link'],
  ['https://a.example次の文', ['https://a.example'], 'no top-level domain mixes scripts'],
  ['https://me:secret@a.example/x', [], 'a password is no link, and neither is the start of its address'],
  ['https://ja.wikipedia.org/wiki/ジョン・レノン', ['https://ja.wikipedia.org/wiki/ジョン・レノン'], 'a middle dot between letters'],
  ['https://a.example/1914–1918', ['https://a.example/1914–1918'], 'a dash between numbers'],
  ['https://a.example/x?!', ['https://a.example/x'], 'several marks at the end'],
  ['https://a.example/x: yes', ['https://a.example/x'], 'a colon at the end'],
  ['**https://a.example/x**', ['https://a.example/x'], 'emphasis of other networks'],
  ['`https://a.example/x`', ['https://a.example/x'], 'code of other networks'],
  ['https://a.example/x\u200By', ['https://a.example/x'], 'a zero-width space ends a link'],
  ['https://a.example/x\u202Ey', ['https://a.example/x'], 'a direction mark does not hide the end of a link'],
];

test.each(agreed)('finds the link in %j, as linkify-it does', (marked) => {
  const text = marked.replace(/[«»]/g, '');
  const url = /«(.*)»/.exec(marked)?.[1] ?? '';
  expect(urls(text)).toEqual([url]);
  expect(new LinkifyIt().match(text)?.map(({ raw }) => raw)).toEqual([url]);
});

test.each(ours)('finds in %j only %j: %s', (text, expected) => {
  expect(urls(text)).toEqual(expected);
  expect(new LinkifyIt().match(text)?.map(({ raw }) => raw)).not.toEqual(expected);
});

test.each([
  'https://',
  'https:// a.example',
  'https://-a.example',
  'https://a.example:99999/x',
  'https://a_.example-/',
  'xhttps://a.example',
  '_https://a.example',
  'httpſ://a.example',
  'javascript://a.example',
  'ftp://a.example',
  'example.com',
  'a@b.example',
  'https://。',
  `https://a.example/${'a'.repeat(2000)}`,
])('finds no link in %j', (text) => {
  expect(urls(text)).toEqual([]);
});

test('finds several links, with their places', () => {
  const text = 'https://a.example/x,https://b.example/y https://c.example';
  expect(urls('https://b.example/y https://c.example')).toEqual(['https://b.example/y', 'https://c.example']);
  for (const { url, start, end } of findLinks(text)) expect(text.slice(start, end)).toBe(url);
});

test.each(['https://', 'https://a', 'https://a.example/(', 'https://a.example/.', 'a', '.', '@', '-a'])(
  'reads %j many times in linear time',
  (repeated) => {
    const text = `https://${repeated.repeat(2_000)}`;
    for (const { url } of findLinks(text)) expect(url.length).toBeLessThanOrEqual(2000);
  },
);
