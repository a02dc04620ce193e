import { z } from 'zod';
import type { ClientLimits } from './limited-server';

const milliseconds = z.coerce.number().int().min(1);

/** A setting of CIDRs, separated by commas. */
export const cidrList = z
  .string()
  .default('')
  .transform((list) =>
    list
      .split(',')
      .map((cidr) => cidr.trim())
      .filter(Boolean),
  );

/** The environment variables of a server that limit its clients. */
export const limitSettings = {
  HEADERS_TIMEOUT_MS: milliseconds.default(10_000),
  /** For a whole request, the largest upload over a slow line included. */
  REQUEST_TIMEOUT_MS: milliseconds.default(15 * 60_000),
  /** In each window of this length at least `MIN_BODY_BYTES` of a body must arrive. */
  BODY_WINDOW_MS: milliseconds.default(10_000),
  MIN_BODY_BYTES: z.coerce.number().int().min(0).default(5000),
  /** From one address, unless that is one of the trusted proxies. */
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
