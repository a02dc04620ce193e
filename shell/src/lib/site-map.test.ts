import type { CompositionPage } from '@social/contracts';
import { productMenu, productPages } from '../testing/product-pages';
import { createSiteMap } from './site-map';

const hello: CompositionPage = { remote: 'mf_hello', path: '/hello', expose: './hello', title: 'Hello', access: 'member', preload: true };

test('the menu of the product has its twelve entries in the order of the specification', () => {
  const { menu } = createSiteMap({ pages: productPages, menu: productMenu });

  expect(menu.map(({ label }) => label)).toEqual([
    'Home',
    'Explore',
    'Albums',
    'Saved Posts',
    'Events',
    'Forum',
    'My Groups',
    'My Pages',
    'Blog',
    'Article',
    'Jobs',
    'More',
  ]);
});

test('a remote that the shell does not know has its page and its menu entry', () => {
  const { menu, findRegionPage, isMemberPath } = createSiteMap({
    pages: [...productPages, hello],
    menu: [...productMenu, { remote: 'mf_hello', label: 'Hello', path: '/hello', icon: 'tag', order: 130 }],
  });

  expect(menu.at(-1)?.label).toBe('Hello');
  expect(findRegionPage('/Hello')).toEqual(hello);
  expect(isMemberPath('/hello')).toBe(true);
});

test('a remote that declares the path of a placeholder takes its position, and its own menu entry replaces the one of the shell', () => {
  const { placeholderPages, menu, findRegionPage } = createSiteMap({
    pages: [...productPages, { ...hello, path: '/explore/*' }],
    menu: [...productMenu, { remote: 'mf_hello', label: 'Discover', path: '/explore', icon: 'explore', order: 20 }],
  });

  expect(placeholderPages.map(({ path }) => path)).not.toContain('/explore');
  expect(findRegionPage('/explore/topics')?.remote).toBe('mf_hello');
  expect(menu.map(({ label }) => label)).toContain('Discover');
  expect(menu.map(({ label }) => label)).not.toContain('Explore');
});

test('a public page is no target after signing in', () => {
  const { isMemberPath } = createSiteMap({ pages: [{ ...hello, access: 'public' }], menu: [] });

  expect(isMemberPath('/hello')).toBe(false);
});
