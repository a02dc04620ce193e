import { Registry } from 'prom-client';
import { serveMetrics } from './serve-metrics';

test('metrics are served on their own port, those of the process too, and nothing else is', async () => {
  const server = await serveMetrics(new Registry(), { port: 0, host: '127.0.0.1' }, { warn: jest.fn() });
  if (!server) throw new Error('It does not listen.');
  const url = `http://127.0.0.1:${server.port}`;

  const answer = await fetch(`${url}/metrics`);
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
  expect(await answer.text()).toContain('nodejs_eventloop_lag_p99_seconds');
  expect((await fetch(url)).status).toBe(404);
  await server.close();
});

test('a port that is taken leaves a server without metrics, and its log says so', async () => {
  const first = await serveMetrics(new Registry(), { port: 0, host: '127.0.0.1' }, { warn: jest.fn() });
  const warn = jest.fn();

  expect(await serveMetrics(new Registry(), { port: first?.port ?? 0, host: '127.0.0.1' }, { warn })).toBeNull();
  expect(warn).toHaveBeenCalledWith(expect.anything(), `No metrics: cannot listen on 127.0.0.1:${first?.port}`);
  await first?.close();
});
