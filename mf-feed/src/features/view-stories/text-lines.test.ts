import { toLines } from './text-lines';

const byLetters = (text: string) => [...text].length;

test('breaks between words', () => {
  expect(toLines('a story of two lines', 12, byLetters)).toEqual(['a story of', 'two lines']);
});

test('breaks inside a word that fits no line, never inside an emoji', () => {
  expect(toLines('oh 😀😀😀😀😀', 4, byLetters)).toEqual(['oh', '😀😀😀😀', '😀']);
});

test('keeps the writer’s own lines, empty ones too', () => {
  expect(toLines('one\n\ntwo', 10, byLetters)).toEqual(['one', '', 'two']);
});
