import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listContentPaths } from '@social/contracts/file-urls';
import type { ListedFile } from './release-address';
import { openReleaseIndex, ReleaseChangedError } from './release-index';

const hashOf = (content: string) => `sha384-${createHash('sha384').update(content).digest('base64')}`;
const listed = (content: string, more: Partial<ListedFile> = {}): ListedFile => ({
  ...{ remote: 'mf_feed', version: '0.1.0', path: 'feed.js', integrity: hashOf(content), sizeBytes: content.length },
  ...more,
});
const right = listed('right');
const damaged = listed('damaged', { isUnsigned: true });
const byContent = (file: ListedFile) => ({ remote: file.remote, contentPath: listContentPaths(file)[0] ?? '' });

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'release-index-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('what a signed composition lists replaces what a damaged manifest listed, also after a restart', async () => {
  const index = await openReleaseIndex(folder);
  await index.add([damaged]);
  const restarted = await openReleaseIndex(folder);

  for (const open of [index, restarted]) await open.add([right]);

  for (const open of [index, restarted, await openReleaseIndex(folder)]) {
    expect(open.find(right)).toMatchObject({ integrity: right.integrity });
    expect(open.findByContent(byContent(right))).toHaveLength(1);
    expect(open.findByContent(byContent(damaged))).toEqual([]);
  }
});

test('a manifest changes nothing of what a signed composition lists', async () => {
  const index = await openReleaseIndex(folder);
  await index.add([right]);
  await expect(index.add([damaged])).rejects.toThrow(ReleaseChangedError);
  expect((await openReleaseIndex(folder)).find(right)).toMatchObject({ integrity: right.integrity });
});

test('two compositions that list other bytes under one address are told apart, and nothing of the later one is added', async () => {
  const index = await openReleaseIndex(folder);
  await index.add([right]);
  const other = listed('other', { path: 'other.js' });
  await expect(index.add([other, listed('changed')])).rejects.toThrow('a release never changes');
  expect(index.find(other)).toBeNull();
});
