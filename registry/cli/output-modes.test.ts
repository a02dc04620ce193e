import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeBuild } from '@social/registry/testing/make-build';
import { startCli } from './testing/start-cli';

test('people get a table, a pipe gets a line for each row with a tab between its cells', async () => {
  const { run } = await startCli();
  await run('pin production mf_feed@0.2.0');

  expect((await run('diff production 1')).out).toBe('         production@2  production@1\nmf_feed  0.2.0         0.1.0\n');
  expect((await run('diff production 1', { isInteractive: false })).out).toBe('mf_feed\t0.2.0\t0.1.0\n');
  const lines = (await run('releases mf_feed', { isInteractive: false })).out.trimEnd().split('\n');
  expect(lines.map((line) => line.split('\t')[0])).toEqual(['0.3.0', '0.2.0', '0.1.0']);
});

test('an empty list is a sentence for people and nothing in a pipe', async () => {
  const { run } = await startCli();

  expect((await run('webhook list')).out).toBe('There is no webhook.\n');
  expect((await run('webhook list', { isInteractive: false })).out).toBe('');
  expect((await run('webhook list --json', { isInteractive: false })).out).toBe('[]\n');
});

test('an unknown remote is an error, not an empty list', async () => {
  const { run } = await startCli();

  expect(await run('releases mf_other')).toMatchObject({
    code: 1,
    out: '',
    err: expect.stringContaining('Nothing of mf_other was ever published.'),
  });
});

test('progress is apart from the answer, and a line of JSON with --json', async () => {
  const { run } = await startCli();
  const folder = await mkdtemp(join(tmpdir(), 'build-'));
  try {
    const { manifest, files } = makeBuild({ name: 'mf_other', version: '0.1.0' });
    for (const [path, text] of Object.entries({ ...files, 'release.json': JSON.stringify(manifest) }))
      await writeFile(join(folder, path), text);

    const first = await run(['publish', folder, '--json']);
    const second = await run(['publish', folder]);

    expect(JSON.parse(first.err)).toEqual({ progress: { step: 'sending', sentFiles: 3, files: 3, sizeBytes: expect.any(Number) } });
    expect(JSON.parse(first.out)).toMatchObject({ remote: 'mf_other', isNew: true });
    expect(second.err).toMatch(/^Sending 1 of 3 files, \d+ B …\n$/);
  } finally {
    await rm(folder, { recursive: true });
  }
});
