import { z } from 'zod';
import type { ClientLimits } from './limited-server';

const milliseconds = z.coerce.number().int().min(1);

/** A setting with CIDRs, separated by commas. */
export const cidrList = z
  .string()
  .default('')
  .transform((list) =>
    list
      .split(',')
      .map((cidr) => cidr.trim())
      .filter(Boolean),
  );

/** Environment variables that limit a server's clients. */
export const limitSettings = {
  HEADERS_TIMEOUT_MS: milliseconds.default(10_000),
  /** For a whole request. Long enough for the largest upload over a slow line. */
  REQUEST_TIMEOUT_MS: milliseconds.default(15 * 60_000),
  /** At least `MIN_BODY_BYTES` of a body must arrive in each window of this length. */
  BODY_WINDOW_MS: milliseconds.default(10_000),
  MIN_BODY_BYTES: z.coerce.number().int().min(0).default(5000),
  /** Maximum number of connections from one address. Trusted proxies are not limited. */
  MAX_CONNECTIONS_PER_ADDRESS: z.coerce.number().int().min(1).default(500),
};

type LimitSettings = { [Name in keyof typeof limitSettings]: number };

/** Converts the parsed settings to the limits of `createLimitedServer`. */
export function toClientLimits(settings: LimitSettings): Omit<ClientLimits, 'trustedProxies'> {
  return {
    headersTimeoutMs: settings.HEADERS_TIMEOUT_MS,
    requestTimeoutMs: settings.REQUEST_TIMEOUT_MS,
    bodyWindowMs: settings.BODY_WINDOW_MS,
    minBodyBytes: settings.MIN_BODY_BYTES,
    maxConnectionsPerAddress: settings.MAX_CONNECTIONS_PER_ADDRESS,
  };
}

/** The limits of a server without settings. */
export const defaultClientLimits = toClientLimits(z.object(limitSettings).parse({}));
