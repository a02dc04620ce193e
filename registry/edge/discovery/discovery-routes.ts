import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { ServedComposition } from '../composition/served-composition';
import { entityTag, hashParts } from '../http/entity-tag';
import { makeReadyAnswer, sendReady, type ReadyAnswer, type ReadyCounts } from '../http/ready-answer';
import { getComposition } from '../http/request-composition';
import { fileUnknown, sendRefusal } from '../http/send-error';
import { discoveryViews } from './discovery-views';
import { MODULES_PATH, type ModuleAddress } from './module-address';
import { writeModule } from './write-module';

/** Limits the cache: a view contains the requested host, and a client can send any port. */
const MAX_ANSWERS = 100;

const JSON_TYPE = 'application/json; charset=utf-8';

/** For every origin: a view contains only data that a page of the environment shows to all visitors. */
const crossOrigin = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'etag, x-composition',
  'cross-origin-resource-policy': 'cross-origin',
};

/** Serves an environment's composition in formats of other tools. */
export function discoveryRoutes(app: FastifyInstance, { protocol, counts }: { protocol: 'http' | 'https'; counts: ReadyCounts }): void {
  const answers = new LRUCache<string, ReadyAnswer>({ max: MAX_ANSWERS });

  app.get(`${MODULES_PATH}:remote/:file`, (request, reply) => {
    const served = getComposition(request);
    const origin = `${protocol}://${request.headers.host ?? ''}`;
    const module = writeModule({ ...served, origin }, request.params as ModuleAddress);
    if (!module) return void sendRefusal(reply, fileUnknown);
    sendReady(request, reply, makeAnswer(served, module.body, module.contentType), counts);
  });

  for (const [path, write] of Object.entries(discoveryViews)) {
    app.get(path, (request, reply) => {
      const served = getComposition(request);
      const origin = `${protocol}://${request.headers.host ?? ''}`;
      const key = JSON.stringify([path, served.head, origin]);
      const answer = answers.get(key) ?? makeAnswer(served, JSON.stringify(write({ ...served, origin })), JSON_TYPE);
      answers.set(key, answer);
      sendReady(request, reply, answer, counts);
    });
    app.options(path, (_request, reply) =>
      reply
        .code(204)
        .headers({ ...crossOrigin, 'access-control-allow-headers': 'if-none-match', 'access-control-max-age': '86400' })
        .send(),
    );
  }
}

function makeAnswer({ stamp }: ServedComposition, body: string, contentType: string): ReadyAnswer {
  return makeReadyAnswer('discovery', Buffer.from(body), {
    ...crossOrigin,
    'x-composition': stamp,
    'cache-control': 'no-cache',
    etag: entityTag(hashParts(body), 'identity'),
    'x-content-type-options': 'nosniff',
    'content-type': contentType,
  });
}
