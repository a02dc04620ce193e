import { decodeOrNull } from '@social/api/wire';
import { toComment, wireComment as commentDecoder } from '@social/api/comments/comment';
import { wireComment } from '../../testing/wire-comment';
import { idsFrom } from '../../testing/wire-post';
import { withEditedText } from './with-edited-text';
import type { Entry } from './entry';
import { nextCursor } from './post-comments-query';

function entry(id: number, replies = 0): Entry {
  const wire = decodeOrNull(commentDecoder, wireComment(id, { replies: String(replies) }));
  if (!wire) throw new Error('the sample is no comment');
  return toComment(wire, 'comment', 0);
}

const entries = (first: number, count: number) => idsFrom(first, count).map((id) => entry(id));

test('a full page has a next page', () => {
  expect(nextCursor([entries(90, 50)], 50)).toBe('41');
});

test('a short page is the last when all counted comments are loaded, with or without replies', () => {
  expect(nextCursor([entries(3, 3)], 3)).toBeNull();
  expect(nextCursor([[entry(3, 4), entry(2)]], 6)).toBeNull();
});

test('a short page has a next page while the provider counts more', () => {
  expect(nextCursor([entries(9, 3)], 8)).toBe('7');
});

test('an empty page is the last, whatever the count', () => {
  expect(nextCursor([entries(9, 3), []], 8)).toBeNull();
});

test('an edited text is escaped as HTML', () => {
  expect(withEditedText(entry(1), '<b>1 & 2</b>\nend').html).toBe('&lt;b&gt;1 &amp; 2&lt;/b&gt;<br>end');
});
