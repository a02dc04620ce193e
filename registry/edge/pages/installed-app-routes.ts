import { SERVICE_WORKER_PATH, WEB_MANIFEST_PATH } from '@social/contracts';
import type { FastifyInstance } from 'fastify';
import { getComposition } from '../http/request-composition';

/**
 * Sent where pages are not stored, to a browser that has a worker of another time: it removes itself and everything that pages of this origin
 * have put into caches. It needs nothing of a release, so that it also ends a worker that fails.
 */
const REMOVING_WORKER = `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) await caches.delete(name);
  await registration.unregister();
})()));
`;

/** A worker is given no more than the pages have. It loads no script. */
const WORKER_POLICY = "default-src 'none'; connect-src 'self'";

const headers = { 'cache-control': 'no-cache', 'x-content-type-options': 'nosniff', 'cross-origin-resource-policy': 'same-origin' };

/** Serves what browsers install with the pages of an environment: the web app manifest and the service worker. */
export function installedAppRoutes(app: FastifyInstance): void {
  app.get(WEB_MANIFEST_PATH, (request, reply) => {
    const { webManifest } = getComposition(request).rendered;
    return reply.headers(headers).type('application/manifest+json; charset=utf-8').send(webManifest);
  });

  app.get(SERVICE_WORKER_PATH, (request, reply) => {
    const { serviceWorker = REMOVING_WORKER } = getComposition(request).rendered;
    return reply
      .headers({ ...headers, 'content-security-policy': WORKER_POLICY })
      .type('text/javascript; charset=utf-8')
      .send(serviceWorker);
  });
}
