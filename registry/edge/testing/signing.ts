import { generateKeyPairSync, sign } from 'node:crypto';
import { writeHeadStatement, type SignedHead } from '@social/contracts';

const pairs = new Map<string, ReturnType<typeof makePair>>();

function makePair(kid: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  return { privateKey, jwk: { ...publicKey.export({ format: 'jwk' }), kid } };
}

/** Returns the key pair with a name. It is the same for all edges and registries of a test file. */
function takePair(kid: string) {
  const pair = pairs.get(kid) ?? makePair(kid);
  pairs.set(kid, pair);
  return pair;
}

export function signHead(head: Omit<SignedHead, 'signature'>, kid = 'registry'): SignedHead {
  const value = sign(null, Buffer.from(writeHeadStatement(head)), takePair(kid).privateKey).toString('base64url');
  return { ...head, signature: { kid, value } };
}

/** Writes the file of trusted keys, as an edge's operator gets it. */
export function writeKeys(...kids: string[]): string {
  return JSON.stringify({ keys: kids.map((kid) => takePair(kid).jwk) });
}
