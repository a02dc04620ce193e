import { Readable } from 'node:stream';
import * as z from 'zod';
import type { VisitorCookies } from '../canary/visitor-cookies';
import { parseJson } from '../http/parse-json';
import { ProviderUnavailableError } from './call-provider';

const MAX_REPLY_BYTES = 64 << 10;

const beginning = new Set(['auth', 'create-account', 'social-login', 'two-factor', 'active_account_sms']);
const ending = new Set(['delete-access-token']);

/** A reply that opened a session. A reply without a token, as for a second factor, has not. */
const signedIn = z.object({
  access_token: z.string().min(1),
  user_id: z
    .union([z.string(), z.int()])
    .transform(String)
    .pipe(z.string().regex(/^[\w-]{1,64}$/)),
});

/**
 * Returns whether a call of the provider starts or ends a member's session. The edge thus knows the member without trusting the browser.
 */
export function sessionChange(path: string): 'begins' | 'ends' | null {
  const [, name = ''] = /^\/api\/([\w-]+)\/?$/.exec(path) ?? [];
  if (beginning.has(name)) return 'begins';
  return ending.has(name) ? 'ends' : null;
}

/** Writes the cookie of the member whose session a reply opens. Null if it opens none. */
export function writeSignedIn(reply: Buffer | Readable, { writeMember }: Pick<VisitorCookies, 'writeMember'>): string | null {
  const parsed = signedIn.safeParse(Buffer.isBuffer(reply) ? parseJson(reply.toString('utf8')) : undefined);
  return parsed.success ? writeMember(parsed.data.user_id) : null;
}

/** Reads a whole reply. A reply of more than 64 KB stays a stream. @throws {ProviderUnavailableError} if it breaks off. */
export async function readReply(answer: Readable): Promise<Buffer | Readable> {
  const chunks: Buffer[] = [];
  let sizeBytes = 0;
  const rest = answer.iterator({ destroyOnReturn: false }) as AsyncIterableIterator<Buffer>;
  try {
    for (let next = await rest.next(); !next.done; next = await rest.next()) {
      chunks.push(next.value);
      sizeBytes += next.value.length;
      if (sizeBytes > MAX_REPLY_BYTES) return Readable.from(join(chunks, rest));
    }
  } catch (error) {
    throw new ProviderUnavailableError('unreachable', 'the reply broke off', error);
  }
  return Buffer.concat(chunks);
}

async function* join(chunks: readonly Buffer[], rest: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  yield* chunks;
  yield* rest;
}
