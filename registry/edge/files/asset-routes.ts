import type { FastifyInstance, FastifyReply } from 'fastify';
import { getContentType, isCompressible } from '../http/content-types';
import { entityTag, matchesEntityTag } from '../http/entity-tag';
import { negotiateEncoding } from '../http/negotiate-encoding';
import { getPath } from '../http/request-target';
import { fileRefused, fileUnavailable, fileUnknown, sendRefusal } from '../http/send-error';
import { RegistryUnavailableError } from '../registry-source';
import type { AssetCache } from './asset-cache';
import { FileRefusedError } from './file-integrity';
import { parseReleasePath, type ListedFile, type ReleaseAddress } from './release-address';
import { ReleaseChangedError } from './release-index';

export type AssetRoutesOptions = {
  lookUp: (address: ReleaseAddress) => Promise<ListedFile | null>;
  cache: AssetCache;
};

/**
 * Serves `/r/<remote>/<version>/<file>`: the same bytes for ever, whatever the query (a page retries under `?r=1`).
 * No other origin needs these files, so none is allowed to read them.
 */
export function assetRoutes(app: FastifyInstance, { lookUp, cache }: AssetRoutesOptions): void {
  app.get('/r/*', async (request, reply) => {
    const address = parseReleasePath(getPath(request.url));
    if (!address) return sendRefusal(reply, fileUnknown);
    try {
      const file = await lookUp(address);
      if (!file) return sendRefusal(reply, fileUnknown);
      const encoding = isCompressible(file.path) ? negotiateEncoding(request.headers['accept-encoding']) : 'identity';
      const etag = entityTag(Buffer.from(file.integrity.slice('sha384-'.length), 'base64').toString('hex'), encoding);
      const isNotModified = matchesEntityTag(request.headers['if-none-match'], etag);
      const body = isNotModified ? null : await cache.read(file, encoding);
      setAssetHeaders(reply, file).header('etag', etag);
      if (!body) return reply.code(304).send();
      if (encoding !== 'identity') reply.header('content-encoding', encoding);
      return reply.type(getContentType(file.path)).send(body);
    } catch (error) {
      return sendFailure(reply, error);
    }
  });
}

function setAssetHeaders(reply: FastifyReply, { path }: ListedFile): FastifyReply {
  // An SVG may hold scripts, which run when it is opened by itself.
  if (path.toLowerCase().endsWith('.svg'))
    reply.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox");
  return reply.headers({
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'accept-encoding',
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
  });
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
