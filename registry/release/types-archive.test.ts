import { strToU8, zipSync } from 'fflate';
import { assertTypesArchive, readTypesArchive, writeTypesArchive } from './types-archive';

const zip = (files: Record<string, string>) =>
  zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])));

test('what was written is read, and the same texts give the same bytes', () => {
  const texts = { 'post-list.d.ts': 'export declare function Region(): null;', 'compiled-types/post.d.ts': 'type Post = {};' };
  const archive = writeTypesArchive(texts);

  expect(Object.fromEntries(readTypesArchive(archive))).toEqual(texts);
  expect(writeTypesArchive(Object.fromEntries(Object.entries(texts).reverse()))).toEqual(archive);
});

test('the bytes do not depend on the time zone', () => {
  // A zip file has local times: 1980-01-01 00:00 is written as day 33 and time 0.
  const header = new DataView(writeTypesArchive({ 'a.d.ts': '' }).buffer);
  expect([header.getUint16(10, true), header.getUint16(12, true)]).toEqual([0, 33]);
});

test('files that are no declarations are omitted, and folders are skipped', () => {
  const archive = zip({
    'node_modules/': '',
    'node_modules/a/package.json': '{}',
    'node_modules/a/LICENSE': 'MIT',
    'a.d.mts': '',
    'a.js': '1',
  });
  expect([...readTypesArchive(archive).keys()]).toEqual(['node_modules/a/package.json', 'a.d.mts']);
});

test.each([
  '../outside.d.ts',
  'types/../../outside.d.ts',
  '/etc/outside.d.ts',
  'C:/outside.d.ts',
  '..\\outside.d.ts',
  'a//b.d.ts',
  './a.d.ts',
  'a\nb.d.ts',
  'a .d.ts/b .d.ts ',
  `${'a'.repeat(300)}.d.ts`,
])('the path %j is refused before anything is unpacked', (path) => {
  expect(() => readTypesArchive(zip({ 'good.d.ts': '', [path]: '' }))).toThrow('unsafe path');
});

test('two names that differ only in case are refused', () => {
  expect(() => assertTypesArchive(zip({ 'a.d.ts': '', 'A.d.ts': '' }))).toThrow('twice');
});

test('too many files, and too many bytes when unpacked, are refused', () => {
  const many = Object.fromEntries(Array.from({ length: 2001 }, (_none, index) => [`${index}.d.ts`, '']));
  expect(() => assertTypesArchive(zip(many))).toThrow('more than 2000 files');
  expect(() => assertTypesArchive(zip({ 'bomb.d.ts': ' '.repeat(21 * 1024 * 1024) }))).toThrow('more than 20.0 MB unpacked');
});

test.each([
  ['text', 'no zip'],
  ['an empty file', ''],
  ['a zip file that was cut off', null],
])('%s is refused', (_title, text) => {
  const bytes = text === null ? zip({ 'a.d.ts': 'type A = 1;' }).subarray(0, 60) : strToU8(text);
  expect(() => assertTypesArchive(bytes)).toThrow('it cannot be read as a zip file');
});
