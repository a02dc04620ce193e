import { compilePathPattern } from '@social/contracts';

test.each([
  ['/', '/', true],
  ['/', '/chat', false],
  ['/albums', '/albums/', true],
  ['/albums', '/Albums', true],
  ['/albums', '/albums/7', false],
  ['/chat-detailed/:chatId', '/chat-detailed/7', true],
  ['/chat-detailed/:chatId', '/chat-detailed', false],
  ['/chat-detailed/:chatId', '/chat-detailed/7/8', false],
  ['/my-albums/*', '/my-albums', true],
  ['/my-albums/*', '/my-albums/7/8', true],
  ['/my-albums/*', '/my-albumsx', false],
  ['/groups/:id?', '/groups', true],
  ['/a.b', '/axb', false],
  ['*', '/anything/at/all', true],
])('the route %s matches %s: %s', (pattern, pathname, isMatch) => {
  expect(compilePathPattern(pattern)(pathname)).toBe(isMatch);
});
