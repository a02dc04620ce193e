import { createHmac, timingSafeEqual } from 'node:crypto';
import type { OverrideLink } from '@social/contracts';
import * as z from 'zod';
import { parseJson } from '../http/parse-json';
import { formatOverride, parseOverride, type Override } from '../pages/override';

/** Long enough for colleagues in other time zones. */
const LIFETIME_MS = 24 * 3_600_000;

const PREFIX = 'link.';

const payload = z.object({ environment: z.string(), expiresAt: z.number(), overrides: z.array(z.string()) });

/** A link has no effect. The message is shown to the person who opened it. */
export class OverrideLinkError extends Error {
  constructor(
    readonly status: 400 | 410,
    message: string,
  ) {
    super(`${message} Nothing was changed.`);
  }
}

export type OverrideLinks = ReturnType<typeof createOverrideLinks>;

/**
 * Signs and opens links that set overrides in another browser, with a key that all edges of the same server key share. A link is only for its
 * environment. Only an edge can write or extend a link. Its content is checked again when it is opened.
 */
export function createOverrideLinks({ serverKey, now }: { serverKey: string; now: () => number }) {
  const key = createHmac('sha256', serverKey).update('override links v1').digest();
  const sign = (text: string) => createHmac('sha256', key).update(text).digest('base64url');

  return {
    /** Signs the overrides. The result is the value of `?override=`. */
    sign(environment: string, overrides: readonly Override[]): OverrideLink {
      const expiresAt = now() + LIFETIME_MS;
      const content: z.infer<typeof payload> = { environment, expiresAt, overrides: overrides.map(formatOverride) };
      const text = Buffer.from(JSON.stringify(content)).toString('base64url');
      return { override: `${PREFIX}${text}.${sign(text)}`, expiresAt };
    },

    /** Returns true for the value of an `?override=` that is a link, valid or not. */
    isLink: (value: string): boolean => value.startsWith(PREFIX),

    /** Reads the overrides of a link. @throws {OverrideLinkError} if it is forged, expired, or for another environment. */
    open(environment: string, value: string): Override[] {
      const [text = '', signature = ''] = value.slice(PREFIX.length).split('.');
      const expected = Buffer.from(sign(text));
      const given = Buffer.from(signature);
      if (expected.length !== given.length || !timingSafeEqual(expected, given)) {
        throw new OverrideLinkError(400, 'This link is not complete, or was not made here. Copy the whole link, or ask for a new one.');
      }
      const content = payload.parse(parseJson(Buffer.from(text, 'base64url').toString('utf8')));
      if (content.environment !== environment) {
        throw new OverrideLinkError(400, `This link is for ${content.environment}, and this is ${environment}.`);
      }
      if (content.expiresAt <= now()) {
        throw new OverrideLinkError(410, `This link expired at ${new Date(content.expiresAt).toISOString()}. Ask for a new one.`);
      }
      return content.overrides.map(parseOverride);
    },
  };
}
