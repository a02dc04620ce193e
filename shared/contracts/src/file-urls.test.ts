import { contentFileUrl, contentFileUrlPattern, hasHashedName, listContentPaths, unhashedFileUrl } from './file-urls';
import { filePath, releaseVersion } from './names';

const integrity = `sha384-+/9${'A'.repeat(61)}`;

test.each([
  ['remoteEntry.js', '/r/mf_feed/-/remoteEntry.-_9AAAAA.js'],
  ['pages/home.page.js', '/r/mf_feed/-/pages/home.page.-_9AAAAA.js'],
  ['a.b/LICENSE', '/r/mf_feed/-/a.b/LICENSE.-_9AAAAA'],
])('%s is loaded by content as %s', (path, url) => {
  expect(contentFileUrl('mf_feed', { path, integrity })).toBe(url);
  expect(filePath.safeParse(url.slice('/r/mf_feed/-/'.length)).success).toBe(true);
});

test('a pattern matches the URLs by content of all versions of a file, and of no other', () => {
  expect(contentFileUrlPattern('mf_feed', 'pages/home.page.js')).toBe('/r/mf_feed/-/pages/home.page.*.js');
});

test('no version is written like the folder by content', () => {
  const [, , , folder] = unhashedFileUrl('mf_feed', 'remoteEntry.js').split('/');
  expect(releaseVersion.safeParse(folder).success).toBe(false);
});

test('a file whose name changes with its bytes is found under its own name too', () => {
  expect(listContentPaths({ path: 'logo.5f1c08aa.png', integrity })).toEqual(['logo.5f1c08aa.-_9AAAAA.png', 'logo.5f1c08aa.png']);
  expect(listContentPaths({ path: 'logo.png', integrity })).toEqual(['logo.-_9AAAAA.png']);
});

test.each([
  ['logo.5f1c08aa.png', true],
  ['index-5f1c08aabb.css', true],
  ['logo.png', false],
  ['beaded.css', false],
  ['5f1c08aa/logo.png', false],
])('the name of %s has a hash: %s', (path, isHashed) => {
  expect(hasHashedName(path)).toBe(isHashed);
});
