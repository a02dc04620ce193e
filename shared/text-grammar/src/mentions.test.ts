import { findMentions, findTypedMention } from './mentions';

test.each([
  '@demo',
  '(@demo)',
  '“@demo”, hello',
  'hi @demo!',
  '@demo.',
  '@demo...',
  '@demo,@demo'.slice(0, 6),
  '@demo: hello',
  '@demo：你好',
  '@demo’s',
  "@demo's",
  '@demo-',
  '@demo – hello',
  '- @demo',
  '-@demo',
  '+@demo',
  '*@demo*',
  '🎉@demo',
  '❤️@demo',
  'こんにちは@demoさん',
  '你好@demo你好',
  'สวัสดี@demoครับ',
  '@demo님',
  '@demo\u200F،',
  '@demo؟',
  '@demo।',
  '\u200F@demo',
  '@DEMO',
])('mentions demo in %j', (text) => {
  expect(findMentions(text).map(({ username, start, end }) => [username.toLowerCase(), text.slice(start, end).toLowerCase()])).toEqual([
    ['demo', '@demo'],
  ]);
});

test.each([
  '@demo@mastodon.social',
  '@demo@localhost',
  '@demo-fan',
  '@demo.example',
  '@demo_',
  '@demoé',
  '@demoа',
  '@demo/ui',
  '@demo:matrix.org',
  'a+@demo',
  'a.@demo',
  'a-@demo',
  'a_@demo',
  'a@demo',
  'é@demo',
  'я@demo',
  'ब@demo',
  'a\u0301@demo',
  'mail@demo.example',
  '@@demo',
  '#@demo',
  '/@demo',
  '=@demo',
  '@de',
  `@${'a'.repeat(33)}`,
  '＠demo',
  '@ demo',
])('does not mention demo in %j', (text) => {
  expect(findMentions(text).filter(({ username }) => username !== 'demo_')).toEqual([]);
});

test('finds several mentions', () => {
  expect(findMentions('@asha,@ben and @asha').map(({ username }) => username)).toEqual(['asha', 'ben', 'asha']);
});

test.each([
  ['@', null],
  ['hi @ash', { query: 'ash', start: 3 }],
  ['こんにちは@ash', { query: 'ash', start: 5 }],
  ['@हिन्दी', { query: 'हिन्दी', start: 0 }],
  ['a+@ash', null],
  ['a@ash', null],
  ['test@nos', null],
  ['@@ash', null],
  ['@demo@ash', null],
  ['@ash ', null],
])('finds the mention being typed in %j', (text, expected) => {
  expect(findTypedMention(text)).toEqual(expected);
});
