import { toPageAddress } from './page-address';

test.each([
  ['/', '/'],
  ['/*', '/'],
  ['/albums/*', '/albums'],
  ['/events/:tab?', '/events'],
  ['/PageProfile', '/PageProfile'],
])('the pattern %s is visited at %s', (pattern, address) => {
  expect(toPageAddress(pattern)).toBe(address);
});

test.each(['/post/:id', '/chat/:id/*'])('%s needs a value', (pattern) => {
  expect(toPageAddress(pattern)).toBeNull();
});
