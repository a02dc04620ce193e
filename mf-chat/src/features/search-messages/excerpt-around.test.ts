import { excerptAround } from './excerpt-around';

test('a hit is found in whatever case and cut with words around it', () => {
  const text = `${'a'.repeat(60)} the Lake ${'b'.repeat(200)}`;
  expect(excerptAround(text, 'lake')).toEqual({ before: `…${'a'.repeat(35)} the `, hit: 'Lake', after: ` ${'b'.repeat(99)}…` });
});

test('a text without the query, as a host may find by other means, is shown from its beginning', () => {
  expect(excerptAround('Good morning', 'evening')).toEqual({ before: '', hit: '', after: 'Good morning' });
});
