import { createPublicKey, verify, type KeyObject } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { publicSigningKeys, writeHeadStatement, type SignedHead } from '@social/contracts';
import { parseJson } from '../http/parse-json';

export type TrustedKeys = ReturnType<typeof createTrustedKeys>;

/**
 * Verifies signatures with the public keys of a file that the edge's operator provides. An unknown key makes it read the file again, so
 * that a new key needs no restart. A removed key is trusted until the restart.
 */
export function createTrustedKeys(file: string) {
  const keys = new Map<string, KeyObject>();

  async function find(kid: string): Promise<KeyObject | undefined> {
    if (!keys.has(kid))
      for (const { kid: id, kty, crv, x } of await readKeys(file)) keys.set(id, createPublicKey({ key: { kty, crv, x }, format: 'jwk' }));
    return keys.get(kid);
  }

  return {
    async isSigned(head: SignedHead): Promise<boolean> {
      const key = head.signature && (await find(head.signature.kid));
      if (!key || !head.signature) return false;
      return verify(null, Buffer.from(writeHeadStatement(head)), key, Buffer.from(head.signature.value, 'base64url'));
    },
  };
}

/** Without a file nothing is trusted. This machine's registry writes the file at its first start, which may come after the edge's. */
async function readKeys(file: string) {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '{"keys":[]}';
    throw error;
  });
  return publicSigningKeys.parse(parseJson(text)).keys;
}
