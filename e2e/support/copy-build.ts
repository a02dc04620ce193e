import { createHash } from 'node:crypto';
import { cp, mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { dataDir, workspaceRoot } from './stack';

export type BuildChange = {
  version?: string;
  /** Returns the entry to publish from the entry's text. */
  entry?: (text: string) => string;
  /** The same for other files, by their paths. */
  files?: Record<string, (text: string) => string>;
};

/** Copies a build of an app with another version or other files, and updates its manifest. @returns the folder to publish. */
export async function copyBuild(app: string, { version, entry, files = {} }: BuildChange): Promise<string> {
  await mkdir(join(dataDir, 'builds'), { recursive: true });
  const folder = await mkdtemp(join(dataDir, `builds/${app}-`));
  await cp(join(workspaceRoot, app, 'dist'), folder, { recursive: true });
  const manifest = JSON.parse(await readFile(join(folder, 'release.json'), 'utf8')) as {
    version: string;
    files: { path: string; sizeBytes: number; integrity: string }[];
  };
  if (version) manifest.version = version;
  for (const [path, change] of Object.entries({ ...files, ...(entry && { 'remoteEntry.js': entry }) })) {
    const bytes = Buffer.from(change(await readFile(join(folder, path), 'utf8')));
    await writeFile(join(folder, path), bytes);
    const file = manifest.files.find((known) => known.path === path);
    if (!file) throw new Error(`${app} has no ${path}`);
    Object.assign(file, { sizeBytes: bytes.byteLength, integrity: `sha384-${createHash('sha384').update(bytes).digest('base64')}` });
  }
  await writeFile(join(folder, 'release.json'), JSON.stringify(manifest));
  return folder;
}

/** Changes the version of a build. @param folder has the build. */
export async function writeVersion(folder: string, version: string): Promise<void> {
  const file = join(folder, 'release.json');
  const manifest = JSON.parse(await readFile(file, 'utf8')) as Record<string, unknown>;
  await writeFile(file, JSON.stringify({ ...manifest, version }));
}
