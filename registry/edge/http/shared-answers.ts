import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import type { ServedComposition } from '../composition/served-composition';
import { negotiateEncoding, type Encoding } from './negotiate-encoding';
import { writeReady, type ReadyAnswer, type ReadyCounts } from './ready-answer';
import { getHostname, hasTwoHosts } from './request-target';

export type EncodedAnswers = Readonly<Record<Encoding, ReadyAnswer>>;
export type SharedAnswers = ReturnType<typeof createSharedAnswers>;

/** Maximum number of targets of one composition. Members request few of them repeatedly. */
const MAX_TARGETS = 2000;

/**
 * Repeats answers of routes without Fastify's routing, hooks and reply, which cost as much as sending prepared bytes. Other requests are
 * left to the routes.
 */
export function createSharedAnswers(findByHost: (hostname: string) => ServedComposition | null, counts: ReadyCounts) {
  /** Keyed by composition, so that a new revision starts empty. */
  const byComposition = new WeakMap<ServedComposition, LRUCache<string, EncodedAnswers>>();

  return {
    /**
     * Adds the answers of a route that all visitors get for a target, as a shared cache could. Answers that only the visitor's own cache
     * may store are not added. The request must have passed all checks of its target.
     */
    add(served: ServedComposition, target: string, answers: EncodedAnswers): void {
      if (!Object.values(answers).every(({ isShared }) => isShared)) return;
      const byTarget = byComposition.get(served) ?? new LRUCache<string, EncodedAnswers>({ max: MAX_TARGETS });
      byComposition.set(served, byTarget.set(target, answers));
    },

    /** Answers a request, or returns false to leave it to the routes. */
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
