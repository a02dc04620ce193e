import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

export type SecretSealer = ReturnType<typeof createSecretSealer>;

/**
 * Encrypts secrets that must be readable again, so that access to the database does not reveal them. `context` binds a secret to its row.
 */
export function createSecretSealer(key: string) {
  const derive = (purpose: string) => Buffer.from(hkdfSync('sha256', key, '', purpose, 32));
  const sealingKey = derive('sealed secrets');
  const hashingKey = derive('hashed codes');

  return {
    seal(secret: Buffer, context: string): string {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv('aes-256-gcm', sealingKey, nonce).setAAD(Buffer.from(context));
      const sealed = Buffer.concat([cipher.update(secret), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
    },

    /** Returns the secret. @throws if it was sealed with another key or for another context. */
    open(sealed: string, context: string): Buffer {
      const bytes = Buffer.from(sealed, 'base64url');
      const decipher = createDecipheriv('aes-256-gcm', sealingKey, bytes.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES })
        .setAAD(Buffer.from(context))
        .setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
      return Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]);
    },

    /** Hashes a code with a key. The code is too short for a plain hash. */
    hash: (code: string): string => createHmac('sha256', hashingKey).update(code).digest('hex'),
  };
}
