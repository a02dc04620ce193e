import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'drizzle-orm';
import { startCli } from './testing/start-cli';

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** Starts a server that answers like a production edge, with a newer revision on each request. */
async function startEdge(revisions: readonly number[]): Promise<string> {
  const left = [...revisions];
  const server = createServer((request, response) => {
    const revision = left.length > 1 ? left.shift() : left[0];
    response.end(
      JSON.stringify({ status: 'ok', environment: 'production', revision: request.headers.host === 'localhost' ? revision : null }),
    );
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  closing.push(() => server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test('pin --wait returns when every edge serves the revision', async () => {
  const { run } = await startCli();
  const edges = [await startEdge([1, 1, 2]), await startEdge([1, 2])];

  const pinned = await run(['pin', 'production', 'mf_feed@0.2.0', '--wait', '--edge', ...edges]);

  expect(pinned.code).toBe(0);
  expect(pinned.err.trimEnd().split('\n').sort()).toEqual(edges.map((edge) => `${edge} serves revision 2`).sort());
});

test('pin --wait without addresses returns when every edge that reports serves the revision, and names one that is silent', async () => {
  const { run, registry } = await startCli();
  const token = await registry.tokenFor('edges', { report: ['production'] });
  const report = (edge: string, revision: number) =>
    registry.send('POST', '/v1/environments/production/edge-reports', token, {
      payload: { edge, instance: randomUUID(), revision, digest: 'x', since: '2026-03-01T10:00:00.000Z', votes: [], vitals: [] },
    });
  await report('edge-old', 1);
  registry.advance(120_000);
  await report('edge-1', 1);
  await report('edge-2', 1);

  const pinning = run(['pin', 'production', 'mf_feed@0.2.0', '--wait']);
  while ((await registry.count('revisions')) < 2) await new Promise((resolve) => setImmediate(resolve));
  await report('edge-1', 2);
  await report('edge-2', 2);

  const { code, err } = await pinning;
  expect(code).toBe(0);
  expect(err.trimEnd().split('\n').sort()).toEqual([
    'edge-1 serves revision 2',
    'edge-2 serves revision 2',
    'edge-old has not reported since 2026-03-01 10:00 UTC: not waited for',
  ]);
});

test('pin --wait at a registry elsewhere waits for the first report, and not for an edge of this machine', async () => {
  const { run, registry } = await startCli();
  const token = await registry.tokenFor('edges', { report: ['production'] });

  const pinning = run(['pin', 'production', 'mf_feed@0.2.0', '--wait'], { address: 'https://registry.example.org' });
  while ((await registry.count('revisions')) < 2) await new Promise((resolve) => setImmediate(resolve));
  await registry.send('POST', '/v1/environments/production/edge-reports', token, {
    payload: { edge: 'edge-1', instance: randomUUID(), revision: 2, digest: 'x', since: '2026-03-01T10:00:00.000Z', votes: [], vitals: [] },
  });

  expect(await pinning).toMatchObject({ code: 0, err: expect.stringMatching(/^edge-1 serves revision 2$/m) });
});

test('doctor finds nothing wrong where registry, token, clocks and edges are sound', async () => {
  const { run } = await startCli();
  const edge = await startEdge([1]);

  const { code, out } = await run(['doctor'], { environment: { REGISTRY_EDGES: edge } });

  expect(out).toMatch(
    /✓ registry: .* answers\n✓ clocks: .* differ by \d s\n✓ token: admin, .*\n✓ edge .*, production: serves revision 1 of 1\n/,
  );
  expect(code).toBe(0);
});

test('doctor takes the reports of edges where none is named, and asks no port of this machine', async () => {
  const { run, registry } = await startCli();
  const edge = await registry.tokenFor('edge', { report: ['production'] });
  const [head] = await registry.query(sql`select rendered_digest as digest from revisions`);
  const served = { revision: 1, digest: head?.digest, since: '2026-03-01T10:00:00.000Z' };
  await registry.send('POST', '/v1/environments/production/edge-reports', edge, {
    payload: { edge: 'edge-1', instance: randomUUID(), ...served, votes: [], vitals: [] },
  });

  const { out, code } = await run('doctor');

  expect(out).toContain('✓ edge edge-1, production: reports that it serves revision 1 of 1');
  expect(out).not.toContain('4000');
  expect(code).toBe(0);
});

test('doctor ends with 1 and says what is wrong', async () => {
  const { run } = await startCli();
  const behind = await startEdge([0]);
  const environment = { REGISTRY_EDGES: `${behind}, http://127.0.0.1:9` };

  const { code, out } = await run('doctor', { environment });
  const stranger = await run('doctor', { environment, token: 'mfp_other' });

  expect(code).toBe(1);
  expect(out).toContain('✗ edge http://127.0.0.1:9, production: does not answer');
  expect(out).toContain('production: serves revision 0 of 1');
  expect(stranger).toMatchObject({ code: 1, out: expect.stringContaining('✗ token: ') });
});

test('doctor at a registry elsewhere relies on the reports of its edges, and says when there are none', async () => {
  const { run, registry } = await startCli();
  const elsewhere = { address: 'https://registry.example.org' };
  expect(await run('doctor', elsewhere)).toMatchObject({ code: 1, out: expect.stringContaining('✗ edges, production: none has reported') });

  const token = await registry.tokenFor('edges', { report: ['production'] });
  await registry.send('POST', '/v1/environments/production/edge-reports', token, {
    payload: { edge: 'edge-1', instance: randomUUID(), revision: 1, digest: 'x', since: '2026-03-01T10:00:00.000Z', votes: [], vitals: [] },
  });
  const { out } = await run('doctor', elsewhere);
  expect(out).toContain('edge edge-1, production: reports that it serves revision 1 of 1');
  expect(out).not.toContain('✗ edges');
  expect(out).not.toContain('localhost');
});
