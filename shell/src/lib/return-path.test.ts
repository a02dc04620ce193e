import { productMenu, productPages } from '../testing/product-pages';
import { findReturnPath, toReturnState } from './return-path';
import { createSiteMap } from './site-map';

const siteMap = createSiteMap({ pages: productPages, menu: productMenu });

test.each(['/saved-posts', '/chat-detailed/12?type=group', '/PagesComp/MainPages', '/blog/7#comments', '/my-albums/create', '/'])(
  'a member who wanted %s gets there after signing in',
  (path) => {
    const state: unknown = toReturnState(new URL(path, 'http://localhost'));
    expect(findReturnPath({ state, search: '' }, siteMap)).toBe(path);
  },
);

test('a link may have the path too', () => {
  expect(findReturnPath({ state: null, search: '?next=%2Fevents' }, siteMap)).toBe('/events');
});

test.each([
  '//evil.example',
  '//evil.example/jobs',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  'https://evil.example/',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,x',
  '/nowhere-of-ours',
  '/login',
  '/login?next=/login',
  '/register',
  '',
])('%j leads Home, from a link and from the history alike', (wanted) => {
  expect(findReturnPath({ state: { next: wanted }, search: '' }, siteMap)).toBe('/');
  expect(findReturnPath({ state: null, search: `?${new URLSearchParams({ next: wanted }).toString()}` }, siteMap)).toBe('/');
});

test.each([null, undefined, 'next', { next: 7 }, []])('a history entry that holds %j leads Home', (state) => {
  expect(findReturnPath({ state, search: '' }, siteMap)).toBe('/');
});
