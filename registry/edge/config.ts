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
  /** How members' browsers reach the edge: `https` behind a proxy that ends TLS. */
  PUBLIC_PROTOCOL: z.enum(['http', 'https']).default('http'),
  /** Proxies whose `X-Forwarded-For` is trusted, as CIDRs; without any, the peer's own address counts. */
  TRUSTED_PROXIES: cidrList,
  REGISTRY_URL: httpUrl.default('http://127.0.0.1:4100'),
  /** The public keys of the registry: compositions that none of them signed are not served. */
  REGISTRY_KEYS_FILE: z.string().optional(),
  /** The file of the token, of scope `report`, by which this edge tells the registry what it serves. */
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
  /** Of the visitors behind one address so many count when releases are compared: an office is fewer than its people, and an attacker few. */
  MAX_VOTERS_PER_ADDRESS: z.coerce.number().int().min(1).default(5),
  DATA_DIR: z.string().default('.data'),
  CACHE_DIR: z.string().optional(),
  ...serverKeySettings,
  PROVIDER_URL: httpUrl.optional(),
  POLL_MS: milliseconds.default(400),
  /** Sends scripts as deltas from older versions of them. `off` costs bytes alone. */
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

/** Reads the edge's settings from environment variables. @throws {ExplainedError} that says which setting is wrong. */
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
    /** The folder of compositions and files. Everything in it but the heads that were seen is fetched from the registry again. */
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
