import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDigests, openSavedDigests } from './saved-digests';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'saved-digests-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const digestOf = (files: Record<string, string>, isInput = (_file: string) => true) =>
  createDigests(Object.keys(files), (file) => files[file] ?? '')(isInput);

test('a check is unchanged as long as its digest is the one that was saved', () => {
  const file = join(folder, 'checks/green.json');
  openSavedDigests(file).save('lint', 'a');

  expect(openSavedDigests(file).isUnchanged('lint', 'a')).toBe(true);
  expect(openSavedDigests(file).isUnchanged('lint', 'b')).toBe(false);
  expect(openSavedDigests(file).isUnchanged('imports', 'a')).toBe(false);
});

test('a check that failed is forgotten', () => {
  const file = join(folder, 'green.json');
  openSavedDigests(file).save('lint', 'a');
  openSavedDigests(file).save('lint', null);

  expect(openSavedDigests(file).isUnchanged('lint', 'a')).toBe(false);
});

test('a damaged file has no digests', () => {
  const file = join(folder, 'green.json');
  writeFileSync(file, '{');

  expect(openSavedDigests(file).isUnchanged('lint', 'a')).toBe(false);
});

test.each([
  ['changed', { 'a.ts': '2', 'b.md': '1' }],
  ['added', { 'a.ts': '1', 'b.md': '1', 'c.ts': '' }],
  ['removed', { 'b.md': '1' }],
  ['renamed', { 'c.ts': '1', 'b.md': '1' }],
])('the digest is another one once a file was %s', (_change, files) => {
  expect(digestOf(files)).not.toBe(digestOf({ 'a.ts': '1', 'b.md': '1' }));
});

test('the digest is the same when a file changed that the check does not read', () => {
  const isCode = (file: string) => file.endsWith('.ts');

  expect(digestOf({ 'a.ts': '1', 'b.md': '2' }, isCode)).toBe(digestOf({ 'a.ts': '1', 'b.md': '1' }, isCode));
});
