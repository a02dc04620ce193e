import { createHash, randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto';

/** OWASP's second choice for scrypt: 16 MiB and about 50 ms of one core for each try. */
const COST: ScryptOptions = { N: 2 ** 14, r: 8, p: 1 };
const KEY_BYTES = 32;

function derive(password: string, salt: Buffer): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, KEY_BYTES, COST, (error, key) => (error ? reject(error) : resolve(key)));
  });
}

/** A salted hash of a password, with what is needed to compare later. */
export async function hashPassword(password: string, salt: Buffer = randomBytes(16)): Promise<string> {
  return `scrypt$${salt.toString('base64url')}$${(await derive(password, salt)).toString('base64url')}`;
}

/** Whether the password is the hashed one. Takes as long for a hash that is none, so that a stranger learns nothing. */
export async function isPassword(password: string, hash: string | null): Promise<boolean> {
  const [, salt = '', key = ''] = (hash ?? '').split('$');
  const expected = Buffer.from(key, 'base64url');
  const actual = await derive(password, Buffer.from(salt, 'base64url'));
  return expected.length === KEY_BYTES && timingSafeEqual(actual, expected);
}

/** An access token as the contract has it: about 110 lowercase hex characters. */
export function newToken(): string {
  return randomBytes(55).toString('hex');
}

/** How a token is stored and looked up. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** Compares secrets of any length in constant time. */
export function isSameSecret(given: string, expected: string): boolean {
  return timingSafeEqual(createHash('sha256').update(given).digest(), createHash('sha256').update(expected).digest());
}
