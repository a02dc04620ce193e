import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import type { ServedComposition } from '../composition/served-composition';
import { negotiateEncoding, type Encoding } from './negotiate-encoding';
import { writeReady, type ReadyAnswer, type ReadyCounts } from './ready-answer';
import { getHostname, hasTwoHosts } from './request-target';

export type EncodedAnswers = Readonly<Record<Encoding, ReadyAnswer>>;
export type SharedAnswers = ReturnType<typeof createSharedAnswers>;

/** Of one composition. Members see few of them again and again. */
const MAX_TARGETS = 2000;

/**
 * Answers again what a route answered before: Fastify's routing, hooks and reply cost as much as to send bytes that are ready.
 * Everything that was not added is for the routes.
 */
export function createSharedAnswers(findByHost: (hostname: string) => ServedComposition | null, counts: ReadyCounts) {
  /** A new revision is a new composition, so that it begins with nothing. */
  const byComposition = new WeakMap<ServedComposition, LRUCache<string, EncodedAnswers>>();

  return {
    /**
     * Adds what a route answers to every visitor who asks for a target, as a shared cache could: answers that only the visitor's own cache
     * may store are not added. The request has passed every check of its target.
     */
    add(served: ServedComposition, target: string, answers: EncodedAnswers): void {
      if (!Object.values(answers).every(({ isShared }) => isShared)) return;
      const byTarget = byComposition.get(served) ?? new LRUCache<string, EncodedAnswers>({ max: MAX_TARGETS });
      byComposition.set(served, byTarget.set(target, answers));
    },

    /** Answers a request, or returns false when it is for the routes. */
    answer(request: IncomingMessage, response: ServerResponse): boolean {
      const { method, headers, url = '', rawHeaders } = request;
      if ((method !== 'GET' && method !== 'HEAD') || hasTwoHosts(rawHeaders)) return false;
      const served = findByHost(getHostname(headers.host));
      const answers = served && byComposition.get(served)?.get(url);
      if (!answers) return false;
      writeReady(request, response, answers[negotiateEncoding(headers['accept-encoding'])], counts);
      return true;
    },
  };
}
