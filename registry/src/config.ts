import { databaseUrl } from '@social/server-database/primary-client';
import { metricsSettings, toMetricsAddress } from '@social/server-metrics/metrics-settings';
import { ExplainedError } from '@social/limited-server/explained-error';
import { drainSettings, toDrainLimits } from '@social/limited-server/drain';
import { cidrList, limitSettings, toClientLimits } from '@social/limited-server/limit-settings';
import { storageSettings, toBucketSettings } from '@social/server-storage/storage-settings';
import * as z from 'zod';
import { oidcSettings, toOidcSettings } from './modules/sign-in/oidc-settings';
import { isCidr } from './modules/webhooks/address-guard';

const environment = z.object({
  DATABASE_URL: databaseUrl,
  PORT: z.coerce.number().int().min(0).max(65_535).default(4100),
  HOST: z.string().default('127.0.0.1'),
  /** The file for the token of this machine's operator; no token is made when it is not set. */
  BOOTSTRAP_TOKEN_FILE: z.string().min(1).optional(),
  /** The file for the token of this machine's edge, which reports with it; no token is made when it is not set. */
  EDGE_TOKEN_FILE: z.string().min(1).optional(),
  /** The file of the key that signs revisions: outside the database, and the same for all replicas. It is made when it is missing. */
  SIGNING_KEY_FILE: z.string().min(1),
  /** A second file for the public keys, in a folder that edges may read; they are always written beside SIGNING_KEY_FILE. */
  PUBLIC_KEYS_FILE: z.string().min(1).optional(),
  ...metricsSettings,
  ...storageSettings,
  /** Proxies in front, as CIDRs separated by commas: their connections are not counted, because many clients share them, and their `X-Forwarded-For` says whose sign-ins are. */
  TRUSTED_PROXIES: cidrList,
  ...limitSettings,
  ...drainSettings,
  /** Private networks that webhooks may lead to, as CIDRs separated by commas. If there are none, webhooks reach only public addresses. */
  WEBHOOK_PRIVATE_ADDRESSES: cidrList.refine((cidrs) => cidrs.every(isCidr), 'it is a list of CIDRs such as 10.1.0.0/16'),
  ...oidcSettings,
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
});

/** Reads the registry's settings from environment variables. @throws {ExplainedError} that names every wrong setting. */
export function readConfig(variables: NodeJS.ProcessEnv = process.env) {
  const parsed = environment.safeParse(variables);
  if (!parsed.success) throw new ExplainedError(`A setting is wrong. ${z.prettifyError(parsed.error)}`);
  const {
    DATABASE_URL,
    PORT,
    HOST,
    BOOTSTRAP_TOKEN_FILE,
    EDGE_TOKEN_FILE,
    SIGNING_KEY_FILE,
    PUBLIC_KEYS_FILE,
    LOG_LEVEL,
    TRUSTED_PROXIES,
    WEBHOOK_PRIVATE_ADDRESSES,
  } = parsed.data;
  return {
    databaseUrl: DATABASE_URL,
    port: PORT,
    host: HOST,
    bootstrapTokenFile: BOOTSTRAP_TOKEN_FILE,
    edgeTokenFile: EDGE_TOKEN_FILE,
    signingKeyFile: SIGNING_KEY_FILE,
    publicKeysFile: PUBLIC_KEYS_FILE,
    bucket: toBucketSettings(parsed.data),
    metricsAddress: toMetricsAddress(parsed.data),
    clientLimits: { ...toClientLimits(parsed.data), trustedProxies: TRUSTED_PROXIES },
    drainLimits: toDrainLimits(parsed.data),
    webhookPrivateAddresses: WEBHOOK_PRIVATE_ADDRESSES,
    oidc: toOidcSettings(parsed.data),
    logLevel: LOG_LEVEL,
  };
}
