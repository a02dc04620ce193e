import { formatReadingTime } from './reading-time';

test.each([
  ['', ''],
  ['<p>Two words</p>', '1 min read'],
  [`<p>${'word '.repeat(221)}</p>`, '2 min read'],
  [`<p>${'茶'.repeat(1500)}</p>`, '3 min read'],
])('the time to read %.20s', (html, time) => {
  expect(formatReadingTime(html)).toBe(time);
});
