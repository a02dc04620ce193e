import type { BlogId, PersonId } from '@social/api';
import { keepReadingPlace, readReadingPlace } from './kept-reading-place';

const me = '1' as PersonId;
const article = '5' as BlogId;

beforeEach(() => localStorage.clear());

test('where one stopped is kept for oneself and for this article', () => {
  keepReadingPlace(me, article, { share: 0.4, isRead: false });

  expect(readReadingPlace(me, article)).toBeCloseTo(0.4);
  expect(readReadingPlace('2' as PersonId, article)).toBeNull();
  expect(readReadingPlace(me, '6' as BlogId)).toBeNull();
});

test.each([
  ['hardly begun', { share: 0.03, isRead: false }],
  ['read to the end', { share: 0.8, isRead: true }],
])('an article that is %s begins at its beginning', (_how, place) => {
  keepReadingPlace(me, article, { share: 0.4, isRead: false });
  keepReadingPlace(me, article, place);
  expect(readReadingPlace(me, article)).toBeNull();
});

test('junk in the storage is no place', () => {
  localStorage.setItem('reading_1_5', 'far');
  expect(readReadingPlace(me, article)).toBeNull();
});
