import { findExcesses } from './byte-budget-plugin';

const budget = { release: 100, start: 40, later: 30 };
const starts = new Map([
  ['./home', ['expose-home.js', 'posts.js']],
  ['./post', ['expose-post.js', 'posts.js']],
]);
const sizesOf = (kilobytes: Record<string, number>) => new Map(Object.entries(kilobytes).map(([file, size]) => [file, size * 1024]));
const within = { 'expose-home.js': 25, 'expose-post.js': 20, 'posts.js': 15, 'dialog.js': 30, 'picture.webp': 500 };

test('scripts within their budgets, to the byte, pass; other files do not count', () => {
  expect(findExcesses(budget, sizesOf(within), starts)).toEqual([]);
});

test('a byte too much in what an expose starts with is refused, whichever file it is in', () => {
  const sizes = sizesOf(within).set('posts.js', 15 * 1024 + 1);
  expect(findExcesses(budget, sizes, starts)).toEqual(['What ./home starts with: 40.0 KB, with a budget of 40 KB.']);
});

test('a script of an interaction has a budget of its own', () => {
  expect(findExcesses(budget, sizesOf({ ...within, 'dialog.js': 31 }), starts)).toEqual(['dialog.js: 31.0 KB, with a budget of 30 KB.']);
});

test('small scripts are too much together', () => {
  const sizes = sizesOf({ ...within, 'chart.js': 11 });
  expect(findExcesses(budget, sizes, starts)).toEqual(['All scripts: 101.0 KB, with a budget of 100 KB.']);
});
