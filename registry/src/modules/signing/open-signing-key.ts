import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { publicSigningKeys } from '@social/contracts';
import { ExplainedError } from '@social/limited-server/explained-error';
import { makeSigningKey, signingKeyFile, type SigningKeyFile } from './signing-key';

/**
 * Reads the key of this registry, and makes one if there is no file. The public keys are written next to it, for the edges.
 * @throws {ExplainedError} when the file exists and holds no key: a new key would make every edge refuse this registry.
 */
export async function openSigningKey(file: string): Promise<{ content: SigningKeyFile; isNew: boolean }> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  const content = text === null ? { epoch: 1, key: makeSigningKey(), retired: [] } : parseKey(file, text);
  if (text === null) await saveSigningKey(file, content);
  else await writePublicKeys(file, content);
  return { content, isNew: text === null };
}

function parseKey(file: string, text: string): SigningKeyFile {
  try {
    return signingKeyFile.parse(JSON.parse(text));
  } catch (cause) {
    throw new ExplainedError(`${file} holds no signing key. Restore it from its backup, or correct SIGNING_KEY_FILE.`, { cause });
  }
}

/** Stores the key, readable only by its owner, and its public part next to it. */
export async function saveSigningKey(file: string, content: SigningKeyFile): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await replaceFile(file, JSON.stringify(content), 0o600);
  await writePublicKeys(file, content);
}

/** `.data/signing-key.json` has its public keys in `.data/signing-key.public.json`. */
const writePublicKeys = (file: string, content: SigningKeyFile) => copyPublicKeys(content, file.replace(/(\.json)?$/, '.public.json'));

/** Stores the public keys, which edges verify revisions with. */
export async function copyPublicKeys({ key, retired }: SigningKeyFile, file: string): Promise<void> {
  await replaceFile(file, JSON.stringify(publicSigningKeys.parse({ keys: [key, ...retired] })), 0o644);
}

/** Renames the file when it is complete, so that no reader sees half of it and its mode is right from the first byte. */
async function replaceFile(file: string, text: string, mode: number): Promise<void> {
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, `${text}\n`, { mode });
  await rename(draft, file);
}
