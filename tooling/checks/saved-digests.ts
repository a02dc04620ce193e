import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** The digests of what each check had read when it was last green, by the name of the check. */
export type SavedDigests = {
  isUnchanged: (name: string, digest: string) => boolean;
  /** Saves the digest of a green check; forgets the check where there is none. */
  save: (name: string, digest: string | null) => void;
};

/** Opens the file of the digests. One that is missing or damaged has none. */
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

/** Returns a function that hashes files, by path and content, of those that a check reads. */
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
