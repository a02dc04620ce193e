import { generateKeyPairSync, sign } from 'node:crypto';
import { writeHeadStatement, type SignedHead } from '@social/contracts';

const pairs = new Map<string, ReturnType<typeof makePair>>();

function makePair(kid: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  return { privateKey, jwk: { ...publicKey.export({ format: 'jwk' }), kid } };
}

/** Takes the key of a name, the same for every edge and registry of a test file. */
function takePair(kid: string) {
  const pair = pairs.get(kid) ?? makePair(kid);
  pairs.set(kid, pair);
  return pair;
}

export function signHead(head: Omit<SignedHead, 'signature'>, kid = 'registry'): SignedHead {
  const value = sign(null, Buffer.from(writeHeadStatement(head)), takePair(kid).privateKey).toString('base64url');
  return { ...head, signature: { kid, value } };
}

/** Writes the file of trusted keys, as the operator of an edge is given it. */
export function writeKeys(...kids: string[]): string {
  return JSON.stringify({ keys: kids.map((kid) => takePair(kid).jwk) });
}
