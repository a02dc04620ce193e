import { completeWord, openWordAt } from './open-word';

test.each([
  ['@as', { kind: 'person', query: 'as', start: 0 }],
  ['hello @José', { kind: 'person', query: 'José', start: 6 }],
  ['(#', { kind: 'topic', query: '', start: 1 }],
  ['one\n#sun', { kind: 'topic', query: 'sun', start: 4 }],
])('%j is about to name something', (text, word) => {
  expect(openWordAt(text, text.length)).toEqual(word);
});

test.each(['', '@', 'asha@example', 'https://site/@asha', '&#39', 'page/#top', '@asha ', 'a#b'])('%j is not', (text) => {
  expect(openWordAt(text, text.length)).toBeNull();
});

test('a caret inside of a word completes nothing', () => {
  expect(openWordAt('@asha', 3)).toBeNull();
});

test('a chosen name takes the place of what was typed, with a space after it', () => {
  expect(completeWord('hi @as', { kind: 'person', query: 'as', start: 3 }, '@asha')).toEqual({ text: 'hi @asha ', caret: 9 });
  expect(completeWord('hi @as now', { kind: 'person', query: 'as', start: 3 }, '@asha')).toEqual({ text: 'hi @asha now', caret: 9 });
});
