import { parseId, type PostId } from '@social/api';
import { createPostHeights } from './post-heights';

const [one, other] = ['1', '2'].map((id) => parseId<PostId>(id) as PostId) as [PostId, PostId];

test('a post leaves the gap that it filled', () => {
  const heights = createPostHeights();
  heights.remember(one, { heightPx: 312.5, widthPx: 640 });

  expect(heights.of(one, 640)).toBe(312.5);
  expect(heights.of(one, 320)).toBe(625);
});

test('one that nobody has seen is taken to be as high as the others', () => {
  const heights = createPostHeights();
  heights.remember(one, { heightPx: 300, widthPx: 640 });
  heights.remember(one, { heightPx: 500, widthPx: 640 });

  expect(heights.of(other, 640)).toBe(500);
});

test('what was guessed stays, until the post is drawn', () => {
  const heights = createPostHeights();
  const guess = heights.of(other, 640);
  heights.remember(one, { heightPx: 900, widthPx: 640 });

  expect(heights.of(other, 640)).toBe(guess);
  expect(heights.knows(other)).toBe(false);
  heights.remember(other, { heightPx: 300, widthPx: 640 });
  expect(heights.of(other, 640)).toBe(300);
  expect(heights.knows(other)).toBe(true);
});
