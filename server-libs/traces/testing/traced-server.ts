// A server in its own process: the trace exporter loads parts of itself at run time, which the test runner's sandbox refuses.
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import fastify from 'fastify';
import { startTraces } from '../start-traces';

const traces = await startTraces({
  service: 'traced',
  trustsCaller: process.argv.includes('--trusts-caller'),
  onError: (error) => console.log(`could not be sent: ${error.message}`),
});
const app = fastify({ genReqId: () => 'request-1' });
app.get('/posts/:id', (request, reply) => reply.send({ passedOn: request.headers.traceparent }));
app.get('/broken', () => Promise.reject(new Error('broken')));
app.get('/loaded', (_, reply) => {
  const { cache } = createRequire(import.meta.url);
  return reply.send({ isLoaded: Object.keys(cache).some((file) => file.includes('@opentelemetry')) });
});
await app.listen({ port: 0, host: '127.0.0.1' });
process.once('SIGTERM', () => void app.close().then(() => traces?.close()));
console.log((app.server.address() as AddressInfo).port);
