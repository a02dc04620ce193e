import { hostname } from 'node:os';
import { join, resolve } from 'node:path';
import { drainSettings, toDrainLimits } from '@social/limited-server/drain';
import { ExplainedError } from '@social/limited-server/explained-error';
import { serverKeySettings, toServerKey } from '@social/limited-server/server-key';
import { cidrList, limitSettings, toClientLimits } from '@social/limited-server/limit-settings';
import { metricsSettings, toMetricsAddress } from '@social/server-metrics/metrics-settings';
import * as z from 'zod';

const httpUrl = z.url({ protocol: /^https?$/ });
const milliseconds = z.coerce.number().int().min(1);

const environment = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(4000),
  /** `localhost` listens on both loopbacks, `0.0.0.0` or `::` on every network. */
  HOST: z.string().default('127.0.0.1'),
  /** Protocol between members' browsers and the edge. `https` behind a proxy that terminates TLS. */
  PUBLIC_PROTOCOL: z.enum(['http', 'https']).default('http'),
  /** Proxies whose `X-Forwarded-For` is trusted, as CIDRs. Without any, the peer's address counts. */
  TRUSTED_PROXIES: cidrList,
  REGISTRY_URL: httpUrl.default('http://127.0.0.1:4100'),
  /** Public keys of the registry. Compositions signed by none of them are not served. */
  REGISTRY_KEYS_FILE: z.string().optional(),
  /** Token file with scope `report`, for this edge's reports to the registry. */
  REGISTRY_TOKEN_FILE: z.string().optional(),
  /** The name of this edge among the others. */
  EDGE_NAME: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{0,62}$/)
    .default(
      hostname()
        .toLowerCase()
        .replace(/[^a-z0-9.-]/g, '-'),
    ),
  /**
   * Maximum number of visitors behind one address that count in a comparison of releases. This limits an attacker's influence, at the cost
   * of undercounting offices.
   */
  MAX_VOTERS_PER_ADDRESS: z.coerce.number().int().min(1).default(5),
  DATA_DIR: z.string().default('.data'),
  CACHE_DIR: z.string().optional(),
  ...serverKeySettings,
  PROVIDER_URL: httpUrl.optional(),
  POLL_MS: milliseconds.default(400),
  /** Sends scripts as deltas from older versions. `off` only costs bytes. */
  DELTAS: z.stringbool().default(true),
  PROVIDER_CONNECT_TIMEOUT_MS: milliseconds.default(5000),
  PROVIDER_IDLE_TIMEOUT_MS: milliseconds.default(30_000),
  PROVIDER_TOTAL_TIMEOUT_MS: milliseconds.default(60_000),
  ...limitSettings,
  ...drainSettings,
  ...metricsSettings,
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
});

export type EdgeConfig = ReturnType<typeof readConfig>;

/** Reads the edge's settings from environment variables. @throws {ExplainedError} that names the wrong setting. */
export function readConfig(variables: NodeJS.ProcessEnv = process.env) {
  const parsed = environment.safeParse(variables);
  if (!parsed.success) throw new ExplainedError(`A setting is wrong. ${z.prettifyError(parsed.error)}`);
  const settings = parsed.data;
  return {
    port: settings.PORT,
    host: settings.HOST,
    publicProtocol: settings.PUBLIC_PROTOCOL,
    trustedProxies: settings.TRUSTED_PROXIES,
    registryUrl: settings.REGISTRY_URL,
    registryKeysFile: resolve(settings.REGISTRY_KEYS_FILE ?? join(settings.DATA_DIR, 'signing-key.public.json')),
    registryTokenFile: settings.REGISTRY_TOKEN_FILE,
    name: settings.EDGE_NAME,
    maxVotersPerAddress: settings.MAX_VOTERS_PER_ADDRESS,
    /** Folder of compositions and files. Everything in it, except the seen heads, can be fetched from the registry again. */
    cacheDir: resolve(settings.CACHE_DIR ?? join(settings.DATA_DIR, 'edge')),
    serverKey: toServerKey(settings),
    /** Replaces the provider that a composition names. */
    providerUrl: settings.PROVIDER_URL,
    pollMs: settings.POLL_MS,
    sendsDeltas: settings.DELTAS,
    providerLimits: {
      connectTimeoutMs: settings.PROVIDER_CONNECT_TIMEOUT_MS,
      idleTimeoutMs: settings.PROVIDER_IDLE_TIMEOUT_MS,
      totalTimeoutMs: settings.PROVIDER_TOTAL_TIMEOUT_MS,
    },
    clientLimits: toClientLimits(settings),
    drainLimits: toDrainLimits(settings),
    metricsAddress: toMetricsAddress(settings),
    logLevel: settings.LOG_LEVEL,
  };
}
