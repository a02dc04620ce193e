import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { RELEASE_MANIFEST_FILE } from '@social/contracts';
import { formatIssues, parseManifest, REMOTE_CONFIG_FILE, remoteConfig } from '@social/release';
import { UsageError } from '../terminal';

/** The build folder of the preset. */
const BUILD_FOLDER = 'dist';

/**
 * Finds which remotes the package in a folder consumes: by its remote.config.json, otherwise by the release.json of its last build.
 * @throws {UsageError} if neither says it.
 */
export async function findConsumed(folder: string): Promise<string[]> {
  const consumes = (await readConfig(join(folder, REMOTE_CONFIG_FILE))) ?? (await readBuild(join(folder, BUILD_FOLDER)));
  const remotes = [...new Set((consumes ?? []).map(({ remote }) => remote))].sort();
  if (remotes.length > 0) return remotes;
  throw new UsageError(
    consumes === undefined
      ? `${folder} has no ${REMOTE_CONFIG_FILE} and no ${BUILD_FOLDER}/${RELEASE_MANIFEST_FILE}: run this in the folder of a remote, or name remotes with --remote mf_feed.`
      : 'This remote consumes no other one: name it with --remote mf_feed, or declare it in "consumes".',
  );
}

async function readConfig(file: string) {
  const text = await readIfPresent(file);
  if (text === undefined) return undefined;
  const parsed = remoteConfig.safeParse(parseJson(text));
  if (!parsed.success) throw new UsageError(`${REMOTE_CONFIG_FILE} is refused: ${formatIssues(parsed.error)}.`);
  return parsed.data.consumes ?? [];
}

async function readBuild(folder: string) {
  const text = await readIfPresent(join(folder, RELEASE_MANIFEST_FILE));
  return text === undefined ? undefined : (parseManifest(text).consumes ?? []);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new UsageError(`${REMOTE_CONFIG_FILE} is not JSON.`, { cause: error });
  }
}

async function readIfPresent(file: string): Promise<string | undefined> {
  return readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
}
