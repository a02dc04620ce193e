import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { RELEASE_MANIFEST_FILE, releaseManifest, type ReleaseManifest } from '@social/contracts';
import { TYPES_ARCHIVE } from '@social/release';
import { workspaceRoot } from '@social/tooling/stack/config';
import { tinyConfig, tinySources } from './tiny-sources';

/** A build in memory. Its files are texts. The manifest's hashes are computed again when it is published. */
export type TinyBuild = { manifest: ReleaseManifest; files: ReadonlyMap<string, string> };

/** The app whose installed modules the build uses. It has all modules that a remote may have. */
const NEIGHBOUR_APP = 'mf-content';

/** Builds the small remote once, with the preset of every remote. Its releases are altered copies. */
export async function buildTinyRemote(): Promise<TinyBuild> {
  await mkdir(join(workspaceRoot, '.cache'), { recursive: true });
  const folder = await mkdtemp(join(workspaceRoot, '.cache/tiny-'));
  try {
    await mkdir(join(folder, 'src'));
    const manifest = JSON.parse(await readFile(join(workspaceRoot, NEIGHBOUR_APP, 'package.json'), 'utf8')) as object;
    await writeFile(join(folder, 'package.json'), JSON.stringify({ ...manifest, name: '@social/mf-tiny' }));
    await writeFile(join(folder, 'webpack.config.ts'), tinyConfig);
    for (const [name, text] of Object.entries(tinySources)) await writeFile(join(folder, 'src', `${name.slice(2)}.tsx`), text);
    await symlink(join(workspaceRoot, NEIGHBOUR_APP, 'node_modules'), join(folder, 'node_modules'));
    const script = join(workspaceRoot, 'tooling/build-preset/bin/social-remote.mjs');
    await promisify(execFile)(process.execPath, [script, 'build'], { cwd: folder });
    return await readBuild(join(folder, 'dist'));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function readBuild(dist: string): Promise<TinyBuild> {
  const manifest = releaseManifest.parse(JSON.parse(await readFile(join(dist, RELEASE_MANIFEST_FILE), 'utf8')));
  // The types are no text, and no page loads them.
  const files = manifest.files.filter(({ path }) => path !== TYPES_ARCHIVE);
  const texts = files.map(async ({ path }) => [path, await readFile(join(dist, path), 'utf8')] as const);
  return { manifest: { ...manifest, files, provenance: undefined }, files: new Map(await Promise.all(texts)) };
}
