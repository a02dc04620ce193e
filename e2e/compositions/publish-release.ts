import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { publishFolder, type RegistryClient } from '@social/registry-client';
import { RELEASE_MANIFEST_FILE, type ReleaseManifest } from '@social/contracts';
import type { DamageFile } from './damage-file';
import type { RandomRelease } from './random-composition';
import { releaseFaults, withDeclaredCard, withReactRange, type Fault } from './release-faults';
import type { TinyBuild } from './tiny-build';
import { TINY_NEIGHBOUR, TINY_REMOTE } from './tiny-sources';

export type PublishOptions = {
  client: RegistryClient;
  tiny: TinyBuild;
  damageFile: DamageFile;
  versionOf: (release: RandomRelease) => string;
};

/** Alters the small remote into a random release and publishes it. */
export async function publishRelease(
  { remote, fault, neighbour, reactRange, ...rest }: RandomRelease,
  { client, tiny, damageFile, versionOf }: PublishOptions,
): Promise<void> {
  const version = versionOf({ remote, fault, neighbour, reactRange, ...rest });
  const { alter, page = neighbour === null ? './page' : './slot-page' }: Fault = fault
    ? releaseFaults[fault]
    : { foundBy: 'smoke', alter: (build) => build };
  const path = remote === 'mf_feed' ? '/' : `/${remote.replace('mf_', '')}-page`;
  const isPage = remote !== 'mf_chat';
  const named = rename(tiny, { remote, neighbour: neighbour ?? remote });
  const build: TinyBuild = {
    // The version makes the entry's bytes unique, so that damaging them affects no other release.
    files: new Map([...named.files].map(([file, text]) => [file, file === named.manifest.entry ? `${text}\n// ${version}` : text])),
    manifest: {
      ...named.manifest,
      version,
      pages: isPage ? [{ path, expose: page, title: `Page of ${remote}`, access: 'member', preload: true }] : [],
      menu: isPage ? [{ label: remote, path, icon: 'tag', order: 500 }] : [],
    },
  };
  const declared = neighbour !== null && fault !== 'undeclared-slot' ? withDeclaredCard(build, neighbour) : build;
  const altered = alter(reactRange === null ? declared : withReactRange(declared, reactRange));
  const manifest = await publish(client, altered);
  if (fault === 'damaged-bytes') await damageFile(findIntegrity(manifest));
  if (fault === 'withdrawn') await client.withdraw({ remote, version, reason: 'A random composition asks for it.' });
}

function rename({ manifest, files }: TinyBuild, { remote, neighbour }: { remote: string; neighbour: string }): TinyBuild {
  const renamed = (text: string) => text.replaceAll(TINY_REMOTE, remote).replaceAll(TINY_NEIGHBOUR, neighbour);
  return { manifest: { ...manifest, name: remote }, files: new Map([...files].map(([path, text]) => [path, renamed(text)])) };
}

async function publish(client: RegistryClient, { manifest, files }: TinyBuild): Promise<ReleaseManifest> {
  const folder = await mkdtemp(join(tmpdir(), 'tiny-'));
  try {
    const described: ReleaseManifest = { ...manifest, files: [...files].map(([path, text]) => describeFile(path, text)) };
    for (const [path, text] of files) await writeFile(join(folder, path), text);
    await writeFile(join(folder, RELEASE_MANIFEST_FILE), JSON.stringify(described));
    await publishFolder(client, folder);
    return described;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function describeFile(path: string, text: string): ReleaseManifest['files'][number] {
  return { path, sizeBytes: Buffer.byteLength(text), integrity: `sha384-${createHash('sha384').update(text).digest('base64')}` };
}

function findIntegrity({ entry, files }: ReleaseManifest): string {
  const file = files.find(({ path }) => path === entry);
  if (!file) throw new Error('A release has no entry.');
  return file.integrity;
}
