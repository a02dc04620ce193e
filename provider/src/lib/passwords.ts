import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

/** OWASP's second choice for scrypt, as a power of two: 16 MiB and about 50 ms of one core per password. */
export const PASSWORD_COST = 14;
const KEY_BYTES = 32;
const BLOCK_SIZE = 8;
/** Older hashes have no cost. */
const hashShape = /^scrypt\$(?:(\d{1,2})\$)?([\w-]+)\$([\w-]+)$/;

export type Passwords = ReturnType<typeof createPasswords>;

/** @param cost of new hashes, as a power of two. An existing hash contains its own cost. */
export function createPasswords(cost: number = PASSWORD_COST) {
  return {
    /** Hashes a password with a salt. The result contains cost and salt, for later comparison. */
    async hash(password: string, salt: Buffer = randomBytes(16)): Promise<string> {
      return `scrypt$${cost}$${salt.toString('base64url')}$${(await derive(password, salt, cost)).toString('base64url')}`;
    },

    /**
     * Returns true if a password matches a hash. Takes as long without a hash, so that the duration does not reveal whether an account
     * exists.
     */
    async isRight(password: string, hash: string | null): Promise<boolean> {
      const [, hashedAt, salt = '', key = ''] = hashShape.exec(hash ?? '') ?? [];
      const ownCost = hash === null ? cost : Number(hashedAt ?? PASSWORD_COST);
      const expected = Buffer.from(key, 'base64url');
      const actual = await derive(password, Buffer.from(salt, 'base64url'), ownCost);
      return expected.length === KEY_BYTES && timingSafeEqual(actual, expected);
    },
  };
}

function derive(password: string, salt: Buffer, cost: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(
      password.normalize('NFKC'),
      salt,
      KEY_BYTES,
      { N: 2 ** cost, r: BLOCK_SIZE, p: 1, maxmem: 256 * BLOCK_SIZE * 2 ** cost },
      (error, key) => (error ? reject(error) : resolve(key)),
    );
  });
}
