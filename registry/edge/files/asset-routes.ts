import rateLimit from '@fastify/rate-limit';
import { getContentType } from '@social/release/content-types';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readOfferedDictionary, writeUseAsDictionary } from '../deltas/dictionary-headers';
import type { Deltas } from '../deltas/deltas';
import { isCompressible } from '../http/content-types';
import { entityTag, matchesEntityTag } from '../http/entity-tag';
import { negotiateEncoding } from '../http/negotiate-encoding';
import { getComposition } from '../http/request-composition';
import { getPath } from '../http/request-target';
import { fileRefused, fileUnavailable, fileUnknown, sendRefusal } from '../http/send-error';
import { RegistryUnavailableError } from '../registry-source';
import type { AssetCache } from './asset-cache';
import { FileRefusedError } from './file-integrity';
import { readBearerToken, type PrivateFiles } from './private-files';
import { isContentAddress, parseFileAddress, type ContentAddress, type ListedFile, type ReleaseAddress } from './release-address';
import { ReleaseChangedError } from './release-index';

export type AssetRoutesOptions = {
  lookUp: (address: ReleaseAddress | ContentAddress) => Promise<ListedFile | null>;
  cache: AssetCache;
  /** Null if deltas are off. */
  deltas: Deltas | null;
  privateFiles: PrivateFiles;
};

/** Maximum number of new tokens of one address per minute. Each makes the edge query the registry. */
const MAX_NEW_TOKENS = 20;
const MAX_ADDRESSES = 10_000;

/**
 * Serves `/r/<remote>/<version>/<file>` and `/r/<remote>/-/<file with its hash>`. The bytes never change and do not depend on the query (a
 * page retries with `?r=1`). Other origins may read them only where the environment names these. Files of releases that no environment runs need a token.
 */
export async function assetRoutes(app: FastifyInstance, { lookUp, cache, deltas, privateFiles }: AssetRoutesOptions): Promise<void> {
  await app.register(rateLimit, { global: false, max: MAX_NEW_TOKENS, timeWindow: '1 minute', cache: MAX_ADDRESSES });
  const checkLimit = app.createRateLimit();

  async function lookUpPrivate(request: FastifyRequest, address: ReleaseAddress | ContentAddress): Promise<ListedFile | null> {
    // Only pages of pinned releases use addresses by content.
    if (isContentAddress(address)) return null;
    const token = readBearerToken(request.headers.authorization);
    if (token === null) return null;
    if (!privateFiles.isKnown(token)) {
      const limit = await checkLimit(request);
      if (!limit.isAllowed && limit.isExceeded) return null;
    }
    return privateFiles.lookUp(address, token);
  }

  app.get('/r/*', async (request, reply) => {
    const address = parseFileAddress(getPath(request.url));
    if (!address) return sendRefusal(reply, fileUnknown);
    try {
      const open = await lookUp(address);
      const file = open ?? (await lookUpPrivate(request, address));
      if (!file) return sendRefusal(reply, fileUnknown);
      const encoding = isCompressible(file.path) ? negotiateEncoding(request.headers['accept-encoding']) : 'identity';
      const etag = entityTag(Buffer.from(file.integrity.slice('sha384-'.length), 'base64').toString('hex'), encoding);
      const isNotModified = matchesEntityTag(request.headers['if-none-match'], etag);
      const asDictionary = deltas && open && writeUseAsDictionary(address, file.path);
      const offered = asDictionary ? readOfferedDictionary(request.headers) : null;
      const delta = offered && !isNotModified ? deltas?.find(file, offered) : null;
      setAssetHeaders(reply, file);
      if (open) openToOrigins(request, reply);
      if (asDictionary) setDictionaryHeaders(reply, asDictionary, offered !== null);
      if (delta) return reply.type(getContentType(file.path)).header('content-encoding', 'dcz').send(delta);
      const body = isNotModified ? null : await cache.read(file, encoding);
      reply.header('etag', etag);
      if (!open) reply.headers({ 'cache-control': 'private, no-store', vary: 'accept-encoding, authorization' });
      if (!body) return reply.code(304).send();
      if (encoding !== 'identity') reply.header('content-encoding', encoding);
      return reply.type(getContentType(file.path)).send(body);
    } catch (error) {
      return sendFailure(reply, error);
    }
  });
}

function setAssetHeaders(reply: FastifyReply, { path }: ListedFile): FastifyReply {
  // An SVG may contain scripts, which would run if it were opened directly.
  if (path.toLowerCase().endsWith('.svg'))
    reply.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox");
  return reply.headers({
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'accept-encoding',
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
  });
}

/** Lets the origins that the environment names load the file. Browsers send no origin for a picture, so that is open to all. */
function openToOrigins(request: FastifyRequest, reply: FastifyReply): void {
  const { fileOrigins } = getComposition(request).rendered;
  if (!fileOrigins) return;
  const { origin } = request.headers;
  reply.headers({ vary: `${String(reply.getHeader('vary'))}, origin`, 'cross-origin-resource-policy': 'cross-origin' });
  if (origin !== undefined && fileOrigins.includes(origin)) reply.header('access-control-allow-origin', origin);
}

/**
 * Shared caches may store only answers to requests without a dictionary. Others are for the browser only: some caches ignore `vary`, and a
 * browser without the dictionary cannot read a delta. A cache must also not answer with the whole file when a delta becomes available.
 */
function setDictionaryHeaders(reply: FastifyReply, asDictionary: string, isOffered: boolean): void {
  reply.headers({ 'use-as-dictionary': asDictionary, vary: `${String(reply.getHeader('vary'))}, available-dictionary` });
  if (isOffered) reply.header('cache-control', 'private, max-age=31536000, immutable');
}

function sendFailure(reply: FastifyReply, error: unknown): FastifyReply {
  if (error instanceof RegistryUnavailableError) {
    reply.log.warn({ requestId: reply.request.id, err: error }, 'A file cannot be had');
    return sendRefusal(reply, fileUnavailable);
  }
  if (error instanceof FileRefusedError || error instanceof ReleaseChangedError) {
    reply.log.error({ requestId: reply.request.id, err: error }, 'A file is not the published one');
    return sendRefusal(reply, fileRefused);
  }
  throw error;
}
