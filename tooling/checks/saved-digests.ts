import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Digests of the input of each check when it last passed, by the name of the check. */
export type SavedDigests = {
  isUnchanged: (name: string, digest: string) => boolean;
  /** Saves the digest of a passed check. Null removes it. */
  save: (name: string, digest: string | null) => void;
};

/** Opens the file of digests. A missing or damaged file counts as empty. */
export function openSavedDigests(file: string): SavedDigests {
  let digests: Record<string, string> = {};
  try {
    digests = JSON.parse(readFileSync(file, 'utf8')) as typeof digests;
  } catch {
    // Every check runs.
  }
  return {
    isUnchanged: (name, digest) => digests[name] === digest,
    save(name, digest) {
      if (digest === null) delete digests[name];
      else digests[name] = digest;
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, JSON.stringify(digests));
    },
  };
}

/** Returns a function that hashes the files that a check reads, by path and content. */
export function createDigests(
  files: readonly string[],
  read: (file: string) => Buffer | string,
): (isInput: (file: string) => boolean) => string {
  const hashes = files.map((file) => [file, hash(read(file))] as const);
  return (isInput) => hash(JSON.stringify(hashes.filter(([file]) => isInput(file))));
}

function hash(content: Buffer | string): string {
  return createHash('sha256').update(content).digest('hex');
}
