import { createHash } from 'node:crypto';
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createRegistryClient, publishFolder } from '@social/registry-client';
import {
  canonicalJson,
  RELEASE_MANIFEST_FILE,
  releaseManifest,
  type ReleaseManifest,
  type ReleaseVersion,
  type RemoteName,
} from '@social/contracts';

export type Build = {
  /** The address of the registry. */
  url: string;
  token: string;
  /** The build's dist folder. */
  folder: string;
  manifest: ReleaseManifest;
  say: (line: string) => void;
};

/**
 * Publishes a build unless the registry has it. If its version is already published with other bytes, publishes a pre-release of that
 * version, named after its content. A published release never changes.
 */
export async function publishBuild(build: Build): Promise<{ remote: RemoteName; version: ReleaseVersion; isNew: boolean }> {
  const { manifest, folder, say } = build;
  const remote = manifest.name;
  const known = await findPublished(build, manifest.version);
  if (!known) {
    say(`Publishing ${remote} ${manifest.version} …`);
    return { remote, version: manifest.version, isNew: await publish(build, folder) };
  }
  const hash = hashContent(manifest);
  if (hashContent(known) === hash) return { remote, version: manifest.version, isNew: false };

  const version = `${manifest.version}-local.${hash}`;
  if (await findPublished(build, version)) return { remote, version, isNew: false };
  say(`${remote} ${manifest.version} is published with other bytes: publishing this build as ${version} …`);
  const copy = await mkdtemp(join(tmpdir(), 'release-'));
  try {
    await cp(folder, copy, { recursive: true });
    await writeFile(join(copy, RELEASE_MANIFEST_FILE), `${JSON.stringify({ ...manifest, version }, null, 2)}\n`);
    return { remote, version, isNew: await publish(build, copy) };
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
}

async function publish({ url, token }: Build, folder: string): Promise<boolean> {
  return (await publishFolder(createRegistryClient({ url, token }), folder)).isNew;
}

async function findPublished({ url, manifest }: Build, version: string): Promise<ReleaseManifest | null> {
  const answer = await fetch(`${url}/v1/releases/${manifest.name}/${version}`);
  if (answer.status === 404) return null;
  if (!answer.ok) throw new Error(`The registry answered ${answer.status} when asked for ${manifest.name} ${version}.`);
  return releaseManifest.parse(await answer.json());
}

/**
 * Hashes everything except the version and the provenance into eight hexadecimal digits. The registry's database does not keep the order of
 * keys.
 */
function hashContent(manifest: ReleaseManifest): string {
  const content = { ...manifest, version: undefined, provenance: undefined };
  return createHash('sha256').update(canonicalJson(content)).digest('hex').slice(0, 8);
}
