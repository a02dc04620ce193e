import { createDrain } from '@social/limited-server/drain';
import { testSlowness } from '@social/tooling/jest/test-slowness';
import type { TestDatabase } from '@social/tooling/postgres/test-databases';
import { sql, type SQL } from 'drizzle-orm';
import type { InjectOptions } from 'fastify';
import type { AddressInfo } from 'node:net';
import { buildApp, type AppOptions } from '../app';
import type { EnvironmentSettings } from '../domain/environment-settings';
import { createSigner, makeSigningKey, type SigningKeyFile } from '../modules/signing/signing-key';
import { createWebhookDispatcher } from '../modules/webhooks/deliver-webhooks';
import { createOutboxRepository } from '../modules/webhooks/outbox.repository';
import type { SendDelivery } from '../modules/webhooks/send-delivery';
import { noScopes, type TokenScopes } from '../modules/tokens/tokens.schema';
import { openDatabase } from '../storage/database';
import { makeBuild, archiveBuild, type BuildOptions } from './make-build';
import { quickCompressor } from './quick-compressor';
import { takeTestDatabase } from './test-database';

/** `databaseUrl` names a migrated database. */
type StartOptions = Pick<AppOptions, 'clientLimits' | 'objects' | 'webhookPrivateAddresses' | 'oidc'> & {
  databaseUrl?: string;
  /** Begins with the rows, the clock and the key that another registry had. */
  saved?: SavedRegistry;
};

/** `dump`: the rows of its database. `ticks`: how often its clock was read. `admin`: its administrator's token. */
type SavedRegistry = { dump: string; ticks: number; signingKey: SigningKeyFile; admin: string };

export type TestRegistry = Awaited<ReturnType<typeof startRegistry>>;

type RollbackOptions = { token?: string; reason?: string; to?: number; remote?: string; takesBackOthers?: boolean };

const START = new Date('2026-03-01T10:00:00.000Z');

export const settings: EnvironmentSettings = {
  brand: 'Social',
  locale: 'en-IN',
  timeZone: 'Asia/Kolkata',
  mediaBaseUrl: 'http://localhost:4200',
  hostnames: ['localhost'],
  providerUrl: 'http://localhost:4200',
  overridesAllowed: false,
  mediaOrigins: ['https://media.example.org'],
};

/** A database that another registry or the test made, and removes. */
function databaseOfOthers(url: string): TestDatabase {
  const refuse = () => Promise.reject(new Error('Only a registry with a database of its own can be saved, or start from a saved one.'));
  return { url, dump: refuse, fill: refuse, release: async () => undefined };
}

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

/** Starts a registry on a database of its own, or on the migrated one of `databaseUrl`, without a port; it is closed after the test. Each read of its clock is a second later. */
export async function startRegistry({
  clientLimits,
  databaseUrl,
  objects,
  webhookPrivateAddresses = ['127.0.0.0/8'],
  oidc,
  saved,
}: StartOptions = {}) {
  const testDatabase = databaseUrl ? databaseOfOthers(databaseUrl) : await takeTestDatabase();
  if (saved) await testDatabase.fill(saved.dump);
  const { database, close } = openDatabase(testDatabase.url, () => undefined, testSlowness);
  let ticks = saved?.ticks ?? 0;
  let advancedMs = 0;
  const now = () => new Date(START.getTime() + advancedMs + 1000 * ticks++);
  const signingKey: SigningKeyFile = saved?.signingKey ?? { epoch: 1, key: makeSigningKey(), retired: [] };
  const signer = createSigner(signingKey);
  const drain = createDrain();
  const { app, tokens, bucket, compressor, pinRequests, canaryRunner, pinWatch, webhookDispatcher } = await buildApp({
    database,
    text: quickCompressor,
    signer,
    drain,
    now,
    webhookPrivateAddresses,
    ...(clientLimits && { clientLimits }),
    ...(objects && { objects }),
    ...(oidc && { oidc }),
  });
  closing.push(async () => {
    const closed = app.close();
    // `fetch` opens connections that it never uses, and a server would wait for them.
    app.server.closeAllConnections();
    await closed;
    await close();
    await testDatabase.release();
  });

  const tokenFor = async (name: string, scopes: Partial<TokenScopes>) =>
    (await tokens.create({ name, scopes: { ...noScopes, ...scopes }, expiresAt: null }, 'test')).token;
  const admin = saved?.admin ?? (await tokenFor('admin', { publish: ['*'], operate: ['*'], admin: true }));

  const send = (method: InjectOptions['method'], url: string, token: string | null = admin, options: InjectOptions = {}) =>
    app.inject({ method, url, ...options, headers: { ...(token ? { authorization: `Bearer ${token}` } : {}), ...options.headers } });

  const publishArchive = (payload: Buffer, token?: string | null) =>
    send('POST', '/v1/releases', token, { payload, headers: { 'content-type': 'application/gzip' } });

  return {
    app,
    drain,
    database,
    databaseUrl: testDatabase.url,
    async save(): Promise<SavedRegistry> {
      await compressor.run();
      return { dump: await testDatabase.dump(), ticks, signingKey, admin };
    },
    signer,
    signingKey,
    bucket,
    compressor,
    tokens,
    pinRequests,
    /** Listens on a port of its own, for tests of connections. @returns the port. */
    async listen(): Promise<number> {
      await app.listen({ port: 0, host: '127.0.0.1' });
      return (app.server.address() as AddressInfo).port;
    },
    canaryRunner,
    pinWatch,
    webhookDispatcher,
    /** Moves the clock on. */
    advance: (ms: number) => void (advancedMs += ms),
    admin,
    /** Makes the dispatcher of another replica on the same database, with its own way to send. */
    openDispatcher: (send: SendDelivery) =>
      createWebhookDispatcher({ repository: createOutboxRepository(database), send, log: app.log, now, random: () => 0 }),
    /** Starts another registry on the same database, as a second replica, with the same key unless another is given. @returns its way to send a request as admin. */
    async startReplica(key = signingKey) {
      const own = openDatabase(testDatabase.url, () => undefined, testSlowness);
      const replica = await buildApp({ database: own.database, text: quickCompressor, signer: createSigner(key), now });
      closing.unshift(async () => {
        await replica.app.close();
        await own.close();
      });
      return (method: InjectOptions['method'], url: string, options: InjectOptions = {}) =>
        replica.app.inject({ method, url, ...options, headers: { authorization: `Bearer ${admin}`, ...options.headers } });
    },
    tokenFor,
    send,
    publishArchive,
    publish: async (build: BuildOptions, token?: string) => publishArchive(await archiveBuild(makeBuild(build)), token),
    /** Changes settings based on their present version, or on `basedOn`; an environment that is missing is made. */
    async putSettings(name: string, payload: object, { token = admin, basedOn }: { token?: string; basedOn?: number } = {}) {
      const present = (await send('GET', `/v1/environments/${name}`)).json<{ settingsVersion?: number }>();
      const headers = { 'if-match': `"${basedOn ?? present.settingsVersion ?? 0}"` };
      return send('PUT', `/v1/environments/${name}`, token, { payload, headers });
    },
    pin: (environment: string, basedOn: number, changes: Record<string, string | null>, { token = admin, reason = 'because' } = {}) =>
      send('POST', `/v1/environments/${environment}/revisions`, token, {
        payload: { changes, reason },
        headers: { 'if-match': `"${basedOn}"` },
      }),
    rollBack: (environment: string, basedOn: number, { token = admin, reason = 'it broke', ...body }: RollbackOptions = {}) =>
      send('POST', `/v1/environments/${environment}/rollback`, token, {
        payload: { reason, ...body },
        headers: { 'if-match': `"${basedOn}"` },
      }),
    query: async (statement: SQL) => (await database.execute(statement)).rows,
    startCanary: (environment: string, basedOn: number, changes: Record<string, string>, body: object = {}, token = admin) =>
      send('POST', `/v1/environments/${environment}/canary`, token, {
        payload: { changes, steps: [{ weight: 5 }, { pause: {} }], reason: 'try it', ...body },
        headers: { 'if-match': `"${basedOn}"` },
      }),
    changeCanary: (environment: string, basedOn: number, action: string, token = admin) =>
      send('POST', `/v1/environments/${environment}/canary/${action}`, token, {
        payload: { reason: `${action} it` },
        headers: { 'if-match': `"${basedOn}"` },
      }),
    async count(table: string): Promise<number> {
      const { rows } = await database.execute<{ count: string }>(sql`select count(*) from ${sql.identifier(table)}`);
      return Number(rows[0]?.count);
    },
  };
}

/** The registry that `startPinnedRegistry` starts from. To publish and pin takes three times as long as a start, and each test file does it once. */
let pinned: Promise<SavedRegistry> | undefined;

/** Starts a registry in which shell, mf_feed and mf_chat are published in 0.1.0, mf_feed in 0.2.0 and 0.3.0 too, and production runs 0.1.0 of all. */
export async function startPinnedRegistry(options: StartOptions = {}): Promise<TestRegistry> {
  // Files in a bucket are not among the rows, and a database of the test's own has a role that may not fill it.
  if (options.objects || options.databaseUrl) return startAndPin(options);
  pinned ??= startAndPin().then((registry) => registry.save());
  return startRegistry({ ...options, saved: await pinned });
}

async function startAndPin(options: StartOptions = {}): Promise<TestRegistry> {
  const registry = await startRegistry(options);
  for (const name of ['shell', 'mf_feed', 'mf_chat']) await expectStatus(registry.publish({ name, version: '0.1.0' }), 201);
  for (const version of ['0.2.0', '0.3.0']) await expectStatus(registry.publish({ name: 'mf_feed', version }), 201);
  await expectStatus(registry.putSettings('production', settings), 200);
  await expectStatus(registry.pin('production', 0, { shell: '0.1.0', mf_feed: '0.1.0', mf_chat: '0.1.0' }), 201);
  return registry;
}

async function expectStatus(answer: Promise<{ statusCode: number; body: string }>, status: number): Promise<void> {
  const { statusCode, body } = await answer;
  if (statusCode !== status) throw new Error(`expected ${status}, got ${statusCode}: ${body}`);
}
