import { setTimeout } from 'node:timers/promises';
import cors from '@fastify/cors';
import { createRequestMetrics } from '@social/server-metrics/count-requests';
import type { ObjectStore } from '@social/server-storage/object-store';
import fastify, { LogController, type FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type { DestinationStream } from 'pino';
import { Registry } from 'prom-client';
import type { Config } from './config';
import type { DatabaseConnection } from './db/client';
import { createRandom } from './lib/random';
import { accountRoutes } from './modules/account/account.routes';
import { passwordResetRoutes } from './modules/account/password-resets.routes';
import { settingsRoutes } from './modules/account/settings.routes';
import { twoFactorRoutes } from './modules/account/two-factor.routes';
import { activityRoutes } from './modules/activities/activities.routes';
import { blogRoutes, blogWritingRoutes, legacyBlogRoutes } from './modules/blogs/blogs.routes';
import { chatRoutes } from './modules/chats/chats.routes';
import { groupChatRoutes } from './modules/chats/group-chats.routes';
import { messageMarkRoutes } from './modules/chats/message-marks.routes';
import { legacyMessageRoutes, messageRoutes } from './modules/chats/messages.routes';
import { commentRoutes } from './modules/comments/comments.routes';
import { eventGuestRoutes } from './modules/events/event-guests.routes';
import { eventRoutes } from './modules/events/events.routes';
import { generalRoutes } from './modules/general/general.routes';
import { notificationRoutes } from './modules/general/notifications.routes';
import { gifSearchRoutes } from './modules/gifs/gif-search.routes';
import { groupRoutes } from './modules/groups/groups.routes';
import { linkPreviewRoutes } from './modules/links/link-previews.routes';
import { createLive } from './modules/live/create-live-service';
import { liveRoutes } from './modules/live/live.routes';
import { createMailService } from './modules/mail/mail.service';
import { createMailer, type Mailer } from './modules/mail/mailer';
import { openUploads } from './modules/media/open-uploads';
import { discoveryRoutes } from './modules/members/discovery.routes';
import { memberRoutes } from './modules/members/members.routes';
import { pageAnalyticsRoutes } from './modules/pages/page-analytics.routes';
import { pagePeopleRoutes } from './modules/pages/page-people.routes';
import { pageReviewRoutes } from './modules/pages/page-reviews.routes';
import { pageRoutes } from './modules/pages/pages.routes';
import { albumRoutes } from './modules/posts/albums.routes';
import { newPostRoutes } from './modules/posts/new-posts.routes';
import { photoDescriptionRoutes } from './modules/posts/photo-descriptions.routes';
import { postDetailRoutes } from './modules/posts/post-details.routes';
import { postRoutes } from './modules/posts/posts.routes';
import { stagedUploadRoutes } from './modules/posts/staged-uploads.routes';
import { searchRoutes } from './modules/search/search.routes';
import { siteRoutes } from './modules/site/site.routes';
import { storyRoutes } from './modules/stories/stories.routes';
import { API_PREFIX, LEGACY_PREFIX, toCallUrl } from './plugins/call-forms';
import { authentication } from './plugins/authentication';
import { callLimits } from './plugins/call-limits';
import { docs } from './plugins/docs';
import { formBodies } from './plugins/form-bodies';
import { createLogger } from './plugins/logging';
import { idempotency } from './plugins/idempotency';
import { faultInjection } from './plugins/fault-injection';
import { createDrain, type Drain } from '@social/limited-server/drain';
import { readRequestId } from '@social/limited-server/request-id';
import { createLimitedServer } from '@social/limited-server/limited-server';
import { refuseBrokenRequests } from '@social/limited-server/refuse-broken-requests';
import { refuseAddress } from './plugins/refuse-address';
import { replies } from './plugins/replies';
import { toSafeHeaders } from './plugins/safe-headers';
import { uploads as serveUploads } from './plugins/uploads';
import { createServices } from './services';
import { formatBrokenRequest } from './wire/quirks';
import { createWireContext } from './wire/wire-context';

export type AppDependencies = {
  database: DatabaseConnection;
  /** Stores uploads. The configuration decides by default. */
  uploads?: ObjectStore;
  /** Sends mail. The configuration decides by default. */
  mailer?: Mailer;
  now: () => Date;
  /** Random generator for fault injection. Seeded from the configuration by default. */
  random?: () => number;
  /** Delays slow replies. Uses real time by default. */
  wait?: (ms: number) => Promise<void>;
  /** Registry for request metrics. */
  metrics?: Registry;
  /** Signals graceful shutdown. */
  drain?: Drain;
  /** Destination of log lines. The terminal by default. */
  logStream?: DestinationStream;
};

/** Builds the provider without opening a port. */
export async function buildApp(
  config: Config,
  { logStream, metrics = new Registry(), drain = createDrain(), ...dependencies }: AppDependencies,
): Promise<FastifyInstance> {
  const { database, uploads = await openUploads(config) } = dependencies;
  const app = fastify({
    loggerInstance: createLogger(config.logLevel, logStream),
    genReqId: readRequestId,
    logController: new LogController({ requestIdLogLabel: 'requestId' }),
    rewriteUrl: (request) => toCallUrl(request.url ?? '/'),
    routerOptions: { ignoreTrailingSlash: true, caseSensitive: true },
    // With a number or `true`, clients could forge the address by which failed sign-ins are counted.
    trustProxy: config.trustedProxies.length > 0 ? config.trustedProxies : false,
    clientErrorHandler: refuseBrokenRequests((problem) => formatBrokenRequest(problem, config.mode)),
    frameworkErrors: (error, request, reply) => refuseAddress(error, request, reply, config.mode),
    serverFactory: (handler) => createLimitedServer(handler, { ...config.clientLimits, trustedProxies: config.trustedProxies }, drain),
    // Requests that arrive during shutdown are answered as usual, and their connections are closed.
    return503OnClosing: false,
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);

  createRequestMetrics(metrics).watch(app);
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(toSafeHeaders(request.id));
  });
  await app.register(cors, {
    origin: '*',
    methods: ['POST', 'GET', 'OPTIONS'],
    allowedHeaders: ['Content-Type', 'Accept', 'X-Requested-With', 'X-Provider-Mode', 'Idempotency-Key', 'Last-Event-ID'],
    exposedHeaders: ['X-Request-Id', 'Retry-After'],
    maxAge: 86_400,
  });
  await app.register(docs);
  await app.register(serveUploads, { config, uploads });
  app.get('/healthz', { schema: { hide: true }, logLevel: 'warn' }, async (_request, reply) => {
    if (drain.hasBegun()) return reply.code(503).send({ status: 'draining' });
    const isAnswering = await database.isAnswering();
    return reply.code(isAnswering ? 200 : 503).send({ status: isAnswering ? 'ok' : 'database unreachable' });
  });
  await app.register(contractCalls, { config, metrics, drain, ...dependencies, uploads });
  return app;
}

type ContractCallOptions = AppDependencies & Required<Pick<AppDependencies, 'metrics' | 'drain' | 'uploads'>> & { config: Config };

/** Registers the contract's calls; encapsulated, so that its hooks do not apply to uploads and docs. */
async function contractCalls(
  app: FastifyInstance,
  {
    config,
    database,
    uploads,
    mailer = createMailer(config.mail),
    now,
    metrics,
    drain,
    random = createRandom(config.faults.seed).next,
    wait = setTimeout,
  }: ContractCallOptions,
): Promise<void> {
  const mail = createMailService({ mailer, log: app.log });
  app.addHook('onClose', mail.settle);
  const services = createServices({ db: database.db, uploads, mail, log: app.log, config, now });
  app.addHook('onClose', services.links.close);
  const wire = createWireContext(config, now);
  const options = { ...services, wire };
  await app.register(replies, { mode: config.mode, mayChooseMode: config.isModeHeaderAllowed });
  await app.register(faultInjection, { ...config.faults, random, wait });
  await app.register(formBodies, { uploads });
  await app.register(authentication, { serverKey: config.serverKey, account: services.account });
  await app.register(callLimits, { limits: services.limits, factor: config.callLimitFactor });
  await app.register(idempotency, { idempotency: services.idempotency, secret: config.serverKey });
  await app.register(
    async (api) => {
      await api.register(siteRoutes, options);
      await api.register(accountRoutes, options);
      await api.register(passwordResetRoutes, options);
      await api.register(twoFactorRoutes, options);
      await api.register(settingsRoutes, options);
      await api.register(memberRoutes, options);
      await api.register(postRoutes, options);
      await api.register(commentRoutes, options);
      await api.register(chatRoutes, options);
      await api.register(groupChatRoutes, options);
      await api.register(messageRoutes, options);
      await api.register(messageMarkRoutes, { marks: services.messageMarks });
      await api.register(discoveryRoutes, options);
      await api.register(groupRoutes, options);
      await api.register(postDetailRoutes, options);
      await api.register(newPostRoutes, options);
      await api.register(stagedUploadRoutes, options);
      await api.register(linkPreviewRoutes, options);
      await api.register(gifSearchRoutes, options);
      await api.register(photoDescriptionRoutes, options);
      await api.register(albumRoutes, options);
      await api.register(storyRoutes, options);
      await api.register(eventGuestRoutes, options);
      await api.register(eventRoutes, options);
      await api.register(searchRoutes, options);
      await api.register(blogRoutes, options);
      await api.register(blogWritingRoutes, options);
      await api.register(pageRoutes, options);
      await api.register(pageReviewRoutes, { reviews: services.pageReviews, wire });
      await api.register(pagePeopleRoutes, { people: services.pagePeople, wire });
      await api.register(pageAnalyticsRoutes, { analytics: services.pageAnalytics });
      await api.register(activityRoutes, options);
      await api.register(generalRoutes, options);
      await api.register(notificationRoutes, options);
      await api.register(liveRoutes, { drain, live: createLive({ db: database.db, config, metrics, now, log: app.log }) });
    },
    { prefix: API_PREFIX },
  );
  await app.register(
    async (legacy) => {
      await legacy.register(legacyBlogRoutes, options);
      await legacy.register(legacyMessageRoutes, options);
    },
    { prefix: LEGACY_PREFIX },
  );
}
