import { randomBytes } from 'node:crypto';
import { createDrain, type Drain } from '@social/limited-server/drain';
import type { ObjectStore } from '@social/server-storage/object-store';
import type { ClientLimits } from '@social/limited-server/limited-server';
import { defaultClientLimits } from '@social/limited-server/limit-settings';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { createHttpServer } from './create-http-server';
import { canaryRoutes } from './modules/canaries/canaries.routes';
import { createCanaryService } from './modules/canaries/canaries.service';
import { createCanaryReader } from './modules/canaries/read-canary';
import { createCanaryRunner, type CanaryRunner } from './modules/canaries/run-canaries';
import { createVoteRepository } from './modules/canaries/votes.repository';
import { readMarks } from './modules/changes/changes.repository';
import { changeStreamRoutes } from './modules/changes/changes.routes';
import { createChangeService, type ChangeService } from './modules/changes/changes.service';
import { Registry } from 'prom-client';
import { createCheckRepository } from './modules/checks/checks.repository';
import { checkRoutes } from './modules/checks/checks.routes';
import { createCheckService } from './modules/checks/checks.service';
import { consoleRoutes } from './modules/console/console.routes';
import { sendUnknownPage } from './modules/console/unknown-page';
import { createEdgeRepository } from './modules/edges/edges.repository';
import { edgeReportRoutes } from './modules/edges/edges.routes';
import { createEdgeService } from './modules/edges/edges.service';
import { createPinWatch, type PinWatch } from './modules/canaries/watch-pins';
import { createConfigurationService } from './modules/environments/configuration.service';
import { createEnvironmentRepository } from './modules/environments/environments.repository';
import { environmentRoutes } from './modules/environments/environments.routes';
import { createEnvironmentService } from './modules/environments/environments.service';
import { createEventRepository } from './modules/events/events.repository';
import { eventRoutes } from './modules/events/events.routes';
import { createEventService } from './modules/events/events.service';
import { healthRoutes } from './modules/health/health.routes';
import { createKitRepository } from './modules/kits/kits.repository';
import { kitRoutes, npmRoutes } from './modules/kits/kits.routes';
import { createKitService, type KitService } from './modules/kits/kits.service';
import { createPinRequestRepository } from './modules/pin-requests/pin-requests.repository';
import { pinRequestRoutes } from './modules/pin-requests/pin-requests.routes';
import { createPinRequestService, type PinRequestService } from './modules/pin-requests/pin-requests.service';
import { createReleaseRepository, type ReleaseRepository } from './modules/releases/releases.repository';
import { publishRoutes } from './modules/releases/publish.routes';
import { releaseFileRoutes } from './modules/releases/release-files.routes';
import { releaseRoutes } from './modules/releases/releases.routes';
import { schemaRoutes } from './modules/releases/schemas.routes';
import type { FileStores } from './modules/releases/store-release';
import { createReleaseService, type ReleaseService } from './modules/releases/releases.service';
import { remoteRoutes } from './modules/remotes/remotes.routes';
import { createRemoteService } from './modules/remotes/remotes.service';
import { retentionRoutes } from './modules/retention/retention.routes';
import { archiveRoutes } from './modules/revisions/archive.routes';
import { createArchiveService } from './modules/revisions/archive.service';
import { createSettingsChanger } from './modules/revisions/change-settings';
import { createExplainService } from './modules/revisions/explain.service';
import { createHistoryService } from './modules/revisions/history.service';
import { createRevisionRepository, type RevisionRepository } from './modules/revisions/revisions.repository';
import { edgeRoutes } from './modules/revisions/edge.routes';
import { changeRoutes, historyRoutes } from './modules/revisions/revisions.routes';
import { switchRoutes } from './modules/revisions/switch.routes';
import { createSwitchService } from './modules/revisions/switch.service';
import { createRevisionService } from './modules/revisions/revisions.service';
import { storageRoutes } from './modules/storage/storage.routes';
import type { Signer } from './modules/signing/signing-key';
import type { OidcSettings } from './modules/sign-in/oidc-settings';
import { createTokenRepository } from './modules/tokens/tokens.repository';
import { createTokenService, type TokenService } from './modules/tokens/tokens.service';
import { createTrustRepository } from './modules/tokens/trusts.repository';
import { apiDocs } from './plugins/api-docs';
import { errorReplies } from './plugins/error-replies';
import { identityPlugin } from './plugins/identity';
import { jsonCompression } from './plugins/json-compression';
import { registerIdentityRoutes } from './register-identity-routes';
import type { WebhookDispatcher } from './modules/webhooks/deliver-webhooks';
import { openWebhooks } from './modules/webhooks/open-webhooks';
import { webhookRoutes } from './modules/webhooks/webhooks.routes';
import { createBlobBucket, type BlobBucket } from './storage/blob-bucket';
import { createBlobCompressor, type BlobCompressor } from './storage/blob-compressor';
import { createCompressionThread, type TextCompressor } from './storage/compression-thread';
import type { Database } from './storage/database';

export type AppOptions = {
  database: Database;
  /** Stores the files of releases there; in the database by default. */
  objects?: ObjectStore;
  /** Compresses the files of releases; a thread by default. */
  text?: TextCompressor;
  signer: Signer;
  /** Nothing is logged without one. */
  logger?: FastifyBaseLogger;
  /** Gets the figures of its requests. */
  metrics?: Registry;
  /** Limits of what one client may take of the server; those of the settings by default. */
  clientLimits?: ClientLimits;
  /** Tells the registry when it begins to end. */
  drain?: Drain;
  now?(): Date;
  /** The built console; nothing is served at `/` without it. */
  consoleFolder?: string;
  /** Private networks that webhooks may lead to, as CIDRs; none by default. */
  webhookPrivateAddresses?: string[];
  /** The provider by which operators sign in. Without one they sign in only with tokens. */
  oidc?: OidcSettings | null;
};

export type RegistryApp = {
  app: FastifyInstance;
  tokens: TokenService;
  bucket: BlobBucket | null;
  compressor: BlobCompressor;
  pinRequests: PinRequestService;
  canaryRunner: CanaryRunner;
  pinWatch: PinWatch;
  webhookDispatcher: WebhookDispatcher;
};

/** Builds the registry on a database whose tables are up to date. It does not listen yet. */
export async function buildApp({
  database,
  objects,
  text = createCompressionThread(),
  signer,
  logger,
  metrics = new Registry(),
  clientLimits = { ...defaultClientLimits, trustedProxies: [] },
  drain = createDrain(),
  now = () => new Date(),
  consoleFolder,
  webhookPrivateAddresses: privateAddresses = [],
  oidc = null,
}: AppOptions): Promise<RegistryApp> {
  const app = createHttpServer({ logger, metrics, clientLimits, drain });

  const environments = createEnvironmentRepository(database);
  const bucket = objects ? createBlobBucket(database, objects) : null;
  const revisions = createRevisionRepository(database, signer, bucket);
  const tokens = createTokenService({ repository: createTokenRepository(database), now, randomBytes });

  const environmentService = createEnvironmentService({ repository: environments, now });
  const revisionService = createRevisionService({ repository: revisions, now });
  const pinRequests = createPinRequestService({
    repository: createPinRequestRepository(database),
    revisions: revisionService,
    tokens,
    readEnvironment: environmentService.get,
    now,
  });

  const votes = createVoteRepository(database);
  const canaries = createCanaryService({ repository: revisions, now });
  const canaryRunner = createCanaryRunner({ repository: revisions, canaries, votes, now });

  const pinWatch = createPinWatch({ environments, revisions, votes, rollBack: revisionService.rollBack, log: app.log, now });

  const { webhooks, webhookDispatcher } = openWebhooks({ database, log: app.log, privateAddresses, environments, now });
  app.addHook('preClose', webhookDispatcher.idle);

  const compressor = openCompressor(app, { database, bucket }, text);

  const releaseRepository = createReleaseRepository({ database, bucket });
  const releases = createReleaseService({
    repository: releaseRepository,
    listRunning: revisions.listRunning,
    onStored: () => void compressor.run(),
    now,
  });
  const kits = createKitService({ repository: createKitRepository(database), releases });

  await app.register(errorReplies, {
    sendUnknownPage: consoleFolder === undefined ? undefined : (request, reply) => sendUnknownPage(consoleFolder, request, reply),
  });
  await app.register(jsonCompression);
  await app.register(identityPlugin, { tokens });
  await app.register(apiDocs);
  await app.register(healthRoutes, { database, drain });
  if (consoleFolder) await app.register(consoleRoutes, { folder: consoleFolder });
  await app.register(npmRoutes, { kits, prefix: '/npm' });
  await app.register(schemaRoutes, { prefix: '/schemas' });
  await app.register(
    async (v1) => {
      await registerIdentityRoutes(v1, { database, tokens, oidc, now });
      await registerReleaseRoutes(v1, { database, releases, releaseRepository, kits, tokens, listRunning: revisions.listRunning, now });
      await v1.register(environmentRoutes, {
        environments: environmentService,
        readConfiguration: createConfigurationService({
          readEnvironment: environmentService.get,
          readHead: revisions.head,
          findRelease: releaseRepository.find,
        }),
        changeSettings: createSettingsChanger({ repository: revisions, now }),
      });
      await v1.register(eventRoutes, { events: createEventService({ repository: createEventRepository(database), environments }) });
      await v1.register(changeStreamRoutes, { drain, tokens, now, changes: noticeChanges(app, database) });
      const revisionOptions = {
        revisions: revisionService,
        history: createHistoryService({ environments, revisions, findFailures: votes.failures, signer, now }),
        explanations: createExplainService({ repository: revisions, now }),
      };
      await v1.register(changeRoutes, revisionOptions);
      await v1.register(canaryRoutes, { canaries, readCanary: createCanaryReader({ revisions, votes }) });
      await v1.register(edgeReportRoutes, { edges: createEdgeService({ repository: createEdgeRepository(database), revisions, now }) });
      await v1.register(switchRoutes, { switches: createSwitchService({ repository: revisions, now }) });
      await v1.register(archiveRoutes, { archives: createArchiveService({ repository: revisions, now }) });
      await v1.register(pinRequestRoutes, { pinRequests });
      await v1.register(webhookRoutes, { webhooks });
      await v1.register(historyRoutes, revisionOptions);
      await v1.register(edgeRoutes, revisionOptions);
      await v1.register(retentionRoutes, { database, bucket, now });
      await v1.register(storageRoutes, { database, bucket });
    },
    { prefix: '/v1' },
  );
  return { app, tokens, bucket, compressor, pinRequests, canaryRunner, pinWatch, webhookDispatcher };
}

type ReleaseParts = {
  database: Database;
  releases: ReleaseService;
  releaseRepository: ReleaseRepository;
  kits: KitService;
  tokens: TokenService;
  listRunning: RevisionRepository['listRunning'];
  now: () => Date;
};

/** Registers the routes of releases: publishing, reading, who uses them, kits and checks. */
async function registerReleaseRoutes(v1: FastifyInstance, parts: ReleaseParts): Promise<void> {
  const { database, releases, releaseRepository, kits, tokens, listRunning, now } = parts;
  await v1.register(publishRoutes, { releases });
  await v1.register(releaseRoutes, { releases });
  await v1.register(releaseFileRoutes, { releases });
  const trusts = createTrustRepository(database);
  await v1.register(remoteRoutes, { remotes: createRemoteService({ releases: releaseRepository, tokens, trusts, listRunning }) });
  await v1.register(kitRoutes, { kits });
  await v1.register(checkRoutes, {
    checks: createCheckService({ repository: createCheckRepository(database), releases: releaseRepository, now }),
  });
}

/** Makes what notices changes that any replica has stored. */
function noticeChanges(app: FastifyInstance, database: Database): ChangeService {
  const onError = (error: unknown) => app.log.warn({ err: error }, 'changes are not noticed now');
  return createChangeService({ readMarks: () => readMarks(database), onError });
}

/** Makes what compresses the files of releases beside the requests, as long as the server runs. */
function openCompressor(app: FastifyInstance, { database, bucket }: FileStores, text: TextCompressor): BlobCompressor {
  const compressor = createBlobCompressor({ database, bucket, log: app.log, text });
  // A crash may have left files uncompressed.
  app.addHook('onReady', async () => void compressor.run());
  app.addHook('preClose', () => compressor.close());
  return compressor;
}
