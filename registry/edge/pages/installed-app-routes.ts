import { SERVICE_WORKER_PATH, WEB_MANIFEST_PATH } from '@social/contracts';
import type { FastifyInstance } from 'fastify';
import { getComposition } from '../http/request-composition';

/**
 * Sent if pages are not stored, to a browser that still has a worker. It removes itself and all caches of this origin. It needs no part of
 * a release, so it also replaces a failing worker.
 */
const REMOVING_WORKER = `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) await caches.delete(name);
  await registration.unregister();
})()));
`;

/** A worker gets no more rights than the pages. It loads no script. */
const WORKER_POLICY = "default-src 'none'; connect-src 'self'";

const headers = { 'cache-control': 'no-cache', 'x-content-type-options': 'nosniff', 'cross-origin-resource-policy': 'same-origin' };

/** Serves the web app manifest and the service worker of an environment. */
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
