import { resolve } from 'node:path';
import { drainSettings, toDrainLimits } from '@social/limited-server/drain';
import { ExplainedError } from '@social/limited-server/explained-error';
import { serverKeySettings, toServerKey } from '@social/limited-server/server-key';
import { cidrList, limitSettings, toClientLimits } from '@social/limited-server/limit-settings';
import { databaseUrl } from '@social/server-database/primary-client';
import { metricsSettings, toMetricsAddress } from '@social/server-metrics/metrics-settings';
import { storageSettings, toBucketSettings } from '@social/server-storage/storage-settings';
import { z } from 'zod';
import { PASSWORD_COST } from './lib/passwords';

const baseUrl = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, ''));
const rate = z.coerce.number().min(0).max(1).default(0);

const environment = z.object({
  DATABASE_URL: databaseUrl,
  DATABASE_POOL_SIZE: z.coerce.number().int().min(1).max(100).default(12),
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(4200),
  UPLOADS_DIR: z
    .string()
    .default('.data/uploads')
    .transform((path) => resolve(path)),
  /** Mail server, such as `smtps://user:password@mail.example.org`. Without one, mail is written to MAIL_DIR, for development. */
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().min(1).default('Social <no-reply@localhost>'),
  MAIL_DIR: z
    .string()
    .default('.data/mail')
    .transform((path) => resolve(path)),
  ...serverKeySettings,
  /**
   * Key that encrypts the secrets of authenticator apps and hashes recovery codes. Defaults to SERVER_KEY. If the key changes, they become
   * useless.
   */
  SECRETS_KEY: z.string().min(1).optional(),
  /** The provider's own address: base of every media URL in its replies. */
  PUBLIC_URL: baseUrl.default('http://localhost:4200'),
  /** Address of the product's site: base of the links to posts, members and pages. */
  SITE_URL: baseUrl.default('http://localhost:4000'),
  PROVIDER_MODE: z.enum(['strict', 'hostile']).default('strict'),
  /** Lets a request choose the mode with the header `x-provider-mode`. For tests only. */
  MODE_HEADER_ALLOWED: z.stringbool().default(false),
  /** Fault rates of hostile mode, as shares of requests: slow, failing with an HTML page, dropped. Together at most 1. */
  HOSTILE_SLOW_RATE: rate,
  HOSTILE_FAIL_RATE: rate,
  HOSTILE_DROP_RATE: rate,
  HOSTILE_SLOW_MS: z.coerce.number().int().min(0).max(60_000).default(3000),
  /** The same seed injects the same sequence of faults. */
  HOSTILE_SEED: z.coerce.number().int().min(0).default(1),
  /** Proxies whose `X-Forwarded-For` is trusted, as CIDRs. Without any, the peer's address counts. */
  TRUSTED_PROXIES: cidrList,
  /** Multiplies the limits of registrations, posts, comments, messages, reports and files. Limits of sign-ins are not affected. */
  CALL_LIMIT_FACTOR: z.coerce.number().min(0.001).default(1),
  /** Maximum number of members' event streams on this replica, and of one member. Each of a member's browsers opens one. */
  LIVE_MAX_STREAMS: z.coerce.number().int().min(0).default(10_000),
  LIVE_MAX_STREAMS_PER_MEMBER: z.coerce.number().int().min(1).default(10),
  /** Fetches the pages that members link to, for previews. */
  LINK_PREVIEWS: z.stringbool().default(true),
  /** Also fetches link previews from private addresses and any port. For tests only. */
  LINK_PREVIEWS_ALLOW_PRIVATE: z.stringbool().default(false),
  /** GIF search service: GIPHY, or a server with the same API. */
  GIF_SEARCH_URL: baseUrl.default('https://api.giphy.com'),
  /** API key of the GIF search. Search is off without a key or with an empty one. */
  GIF_SEARCH_KEY: z
    .string()
    .default('')
    .transform((key) => key.trim() || null),
  ...limitSettings,
  ...drainSettings,
  ...metricsSettings,
  ...storageSettings,
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  /** scrypt cost of new passwords, as a power of two. Each step doubles time and memory. */
  PASSWORD_COST: z.coerce.number().int().min(1).max(18).default(PASSWORD_COST),
});

export type Config = ReturnType<typeof readConfig>;

/** Reads the configuration from the environment. @throws {ExplainedError} that names each missing or invalid variable. */
export function readConfig(env: NodeJS.ProcessEnv) {
  const parsed = environment.safeParse(env);
  if (!parsed.success) throw new ExplainedError(`A setting is wrong. ${z.prettifyError(parsed.error)}`);
  const values = parsed.data;
  return {
    databaseUrl: values.DATABASE_URL,
    databasePoolSize: values.DATABASE_POOL_SIZE,
    host: values.HOST,
    port: values.PORT,
    uploadsDirectory: values.UPLOADS_DIR,
    bucket: toBucketSettings(values),
    mail: { smtpUrl: values.SMTP_URL ?? null, from: values.MAIL_FROM, directory: values.MAIL_DIR },
    serverKey: toServerKey(values),
    secretsKey: values.SECRETS_KEY ?? values.SERVER_KEY,
    publicUrl: values.PUBLIC_URL,
    siteUrl: values.SITE_URL,
    mode: values.PROVIDER_MODE,
    isModeHeaderAllowed: values.MODE_HEADER_ALLOWED,
    faults: {
      rates: { slow: values.HOSTILE_SLOW_RATE, fail: values.HOSTILE_FAIL_RATE, drop: values.HOSTILE_DROP_RATE },
      slowMs: values.HOSTILE_SLOW_MS,
      seed: values.HOSTILE_SEED,
    },
    trustedProxies: values.TRUSTED_PROXIES,
    clientLimits: toClientLimits(values),
    drainLimits: toDrainLimits(values),
    callLimitFactor: values.CALL_LIMIT_FACTOR,
    liveLimits: { maxStreams: values.LIVE_MAX_STREAMS, maxStreamsPerMember: values.LIVE_MAX_STREAMS_PER_MEMBER },
    linkPreviews: { isEnabled: values.LINK_PREVIEWS, allowsPrivate: values.LINK_PREVIEWS_ALLOW_PRIVATE, timeoutMs: 5000 },
    gifSearch: { url: values.GIF_SEARCH_URL, key: values.GIF_SEARCH_KEY, timeoutMs: 5000 },
    metricsAddress: toMetricsAddress(values),
    logLevel: values.LOG_LEVEL,
    passwordCost: values.PASSWORD_COST,
  };
}
