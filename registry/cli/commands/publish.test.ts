import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeBuild } from '../../src/testing/make-build';
import { startCli } from '../testing/start-cli';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cli-'));
});
afterEach(() => rm(folder, { recursive: true }));

async function writeBuild(version: string, entry?: string): Promise<void> {
  const { manifest, files } = makeBuild({
    name: 'mf_feed',
    version,
    ...(entry ? { files: { 'remoteEntry.js': entry, 'expose-home.js': '' } } : {}),
  });
  await mkdir(join(folder, 'dist'), { recursive: true });
  for (const [path, text] of Object.entries({ ...files, 'release.json': JSON.stringify(manifest) }))
    await writeFile(join(folder, 'dist', path), text);
}

describe('publish', () => {
  test('prints what was published, and the next command', async () => {
    await writeBuild('0.4.0');
    const { run } = await startCli();
    const { code, out } = await run('publish dist', { cwd: folder });
    expect(code).toBe(0);
    expect(out).toMatch(
      /^Published mf_feed@0\.4\.0 {2}3 files, \d+ B, by admin\n {2}next: pnpm registry pin <environment> mf_feed@0\.4\.0/,
    );
  });

  test('of the same bytes succeeds; of other bytes is refused, with what to do', async () => {
    const { run } = await startCli();
    await writeBuild('0.1.0');
    expect(await run(['publish', join(folder, 'dist')])).toMatchObject({
      code: 0,
      out: expect.stringContaining('with the same bytes; nothing to do'),
    });
    await rm(join(folder, 'dist'), { recursive: true });
    await writeBuild('0.1.0', 'other bytes');
    expect(await run(['publish', join(folder, 'dist')])).toMatchObject({
      code: 1,
      err: expect.stringMatching(/mf_feed@0\.1\.0 was published by admin.*REG_VERSION_TAKEN\nRaise the version/),
    });
  });

  test('of a folder that is no build is wrong usage', async () => {
    const { run } = await startCli();
    expect(await run(['publish', folder])).toMatchObject({ code: 2, err: expect.stringContaining('has no release.json') });
  });
});
