import { completeToken, findCompletionToken } from './completion-token';

test.each([
  ['@as', { kind: 'person', query: 'as', start: 0 }],
  ['hello @José', { kind: 'person', query: 'José', start: 6 }],
  ['(#', { kind: 'topic', query: '', start: 1 }],
  ['one\n#sun', { kind: 'topic', query: 'sun', start: 4 }],
  ['#हिन्', { kind: 'topic', query: 'हिन्', start: 0 }],
  ['＃東', { kind: 'topic', query: '東', start: 0 }],
  ['こんにちは@ash', { kind: 'person', query: 'ash', start: 5 }],
])('%j ends with a token', (text, word) => {
  expect(findCompletionToken(text, text.length)).toEqual(word);
});

test.each([
  '',
  '@',
  'asha@example',
  'https://site/@asha',
  '&#39',
  'page/#top',
  '@asha ',
  'a#b',
  'a+@as',
  '@@as',
  '@demo@as',
  'https://a.example/x?y=#top',
  'https://a.example/x,@as',
])('%j has no token', (text) => {
  expect(findCompletionToken(text, text.length)).toBeNull();
});

test('a caret inside a word has no token', () => {
  expect(findCompletionToken('@asha', 3)).toBeNull();
  expect(findCompletionToken('#हिन्दी', 3)).toBeNull();
});

test('a completion replaces the token and adds a space', () => {
  expect(completeToken('hi @as', { kind: 'person', query: 'as', start: 3 }, '@asha')).toEqual({ text: 'hi @asha ', caret: 9 });
  expect(completeToken('hi @as now', { kind: 'person', query: 'as', start: 3 }, '@asha')).toEqual({ text: 'hi @asha now', caret: 9 });
});
