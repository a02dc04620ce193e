import type { BlogId, PersonId } from '@social/api';
import { storeReadingPosition, readReadingPosition } from './stored-reading-position';

const me = '1' as PersonId;
const article = '5' as BlogId;

beforeEach(() => localStorage.clear());

test('the position is stored per member and article', () => {
  storeReadingPosition(me, article, { share: 0.4, isRead: false });

  expect(readReadingPosition(me, article)).toBeCloseTo(0.4);
  expect(readReadingPosition('2' as PersonId, article)).toBeNull();
  expect(readReadingPosition(me, '6' as BlogId)).toBeNull();
});

test.each([
  ['hardly begun', { share: 0.03, isRead: false }],
  ['read to the end', { share: 0.8, isRead: true }],
])('an article that is %s has no position to restore', (_how, position) => {
  storeReadingPosition(me, article, { share: 0.4, isRead: false });
  storeReadingPosition(me, article, position);
  expect(readReadingPosition(me, article)).toBeNull();
});

test('an invalid stored value is ignored', () => {
  localStorage.setItem('reading_position_1_5', 'far');
  expect(readReadingPosition(me, article)).toBeNull();
});
