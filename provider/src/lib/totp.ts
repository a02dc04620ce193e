import { createHmac, randomBytes } from 'node:crypto';

/** RFC 6238 with the parameters of authenticator apps: six digits of HMAC-SHA-1, every 30 s. */
const STEP_SECONDS = 30;
const DIGITS = 6;
/** Clocks drift and members type slowly, so the previous and the next code are accepted too. */
const MAX_DRIFT_STEPS = 1;
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Creates a secret of 160 bits, as RFC 4226 recommends. */
export const createTotpSecret = (): Buffer => randomBytes(20);

/** Returns the time step of a moment. */
export const toTimeStep = (now: Date): number => Math.floor(now.getTime() / 1000 / STEP_SECONDS);

/** Returns the code of a time step. */
export function computeCode(secret: Buffer, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac('sha1', secret).update(counter).digest();
  const offset = (digest.at(-1) ?? 0) & 0xf;
  const number = digest.readUInt32BE(offset) & 0x7fff_ffff;
  return String(number % 10 ** DIGITS).padStart(DIGITS, '0');
}

/** Returns the time step of a code, or null if the code is wrong. */
export function findTimeStep(secret: Buffer, code: string, now: Date): number | null {
  const present = toTimeStep(now);
  for (let step = present - MAX_DRIFT_STEPS; step <= present + MAX_DRIFT_STEPS; step++) if (computeCode(secret, step) === code) return step;
  return null;
}

/** Encodes bytes in base 32 for authenticator apps: RFC 4648, without padding. */
export function toBase32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,5}/g) ?? []).map((group) => ALPHABET[Number.parseInt(group.padEnd(5, '0'), 2)]).join('');
}

/** Decodes the output of `toBase32`. */
export function fromBase32(text: string): Buffer {
  const bits = [...text].map((letter) => ALPHABET.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

/** Returns the URI that authenticator apps read from a QR code. */
export function toTotpUri(secret: Buffer, issuer: string, account: string): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`;
  return `otpauth://totp/${label}?secret=${toBase32(secret)}&issuer=${encodeURIComponent(issuer)}`;
}
