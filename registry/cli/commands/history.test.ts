import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'drizzle-orm';
import { startCli } from '../testing/start-cli';

test('history prints who, when and why, and whether it is intact', async () => {
  const { run } = await startCli();
  await run(['pin', 'production', 'mf_feed@0.2.0', '--reason', 'new heading']);
  const { out } = await run('history production --verify');
  expect(out).toMatch(
    /^All 2 revisions are as they were written\.\n {5}2 {2}2026-03-01 10:00 UTC {2}admin {2}pin {2}mf_feed 0\.1\.0 → 0\.2\.0 {2}"new heading"\n/,
  );
  expect(JSON.parse((await run('history production --limit 1 --json')).out)).toMatchObject({ revisions: [{ revision: 2, by: 'admin' }] });
});

test('history shows old and new values of settings, freezes and their ends', async () => {
  const { run } = await startCli();
  await run('env set production --brand Club');
  await run(['freeze', 'production', '--until', '2026-03-02T08:00Z', '--reason', 'the big sale']);
  await run('unfreeze production');

  const { out } = await run('history production');

  expect(out).toMatch(/^ {5}– .* admin +unfreeze: until 2026-03-02T08:00:00\.000Z → –\n/);
  expect(out).toMatch(/– .* freeze: until – → 2026-03-02T08:00:00\.000Z {2}"the big sale"\n/);
  expect(out).toMatch(/ {5}2 .* settings {2}"Settings changed: brand" {2}brand Social → Club\n/);
  expect(out).toMatch(/– .* create\n?$/);
});

test('env set based on stale settings is refused and shows the changes since', async () => {
  const { run } = await startCli();
  await run('env set production --brand Club');

  expect(await run('env set production --locale browser --based-on 1')).toMatchObject({
    code: 1,
    err: expect.stringContaining('Meanwhile admin changed brand from "Social" to "Club".'),
  });
});

describe('history --verify', () => {
  const stops: (() => void)[] = [];
  afterEach(() => stops.splice(0).forEach((stop) => stop()));

  /** Serves an edge's health answer. @returns its address. */
  async function startEdgeHealth(health: object): Promise<string> {
    const server = createServer((_request, response) => response.end(JSON.stringify({ status: 'ok', ...health })));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    stops.push(() => server.close().closeAllConnections());
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }

  async function startForgedCli() {
    const cli = await startCli();
    await cli.run('pin production mf_feed@0.2.0');
    await cli.registry.query(sql`alter table revisions disable trigger all`);
    await cli.registry.query(sql`alter table rendered_compositions disable trigger all`);
    await cli.registry.query(sql`alter table revision_signatures disable trigger all`);
    return cli;
  }

  test('names a forged revision and exits with 1', async () => {
    const { registry, run } = await startForgedCli();
    await registry.query(sql`update revisions set actor = 'Mallory' where number = 2`);

    const { code, out } = await run('history production --verify');

    expect(code).toBe(1);
    expect(out).toMatch(/^Revision 2 is not as it was written\.\n/);
  });

  test('finds a cut end by what an edge serves, and exits with 1', async () => {
    const { registry, run } = await startForgedCli();
    const { hash } = (await registry.send('GET', '/v1/environments/production/revisions/2')).json<{ hash: string }>();
    const edge = await startEdgeHealth({ environment: 'production', revision: 2, hash });
    expect(await run(['history', 'production', '--verify', '--edge', edge])).toMatchObject({ code: 0 });

    await registry.query(sql`delete from revisions where number = 2`);

    const { code, out } = await run(['history', 'production', '--verify', '--edge', edge]);
    expect(code).toBe(1);
    expect(out).toMatch(/^The edge serves a revision 2 that is not in this history/);
    expect(JSON.parse((await run(['history', 'production', '--verify', '--edge', edge, '--json'])).out)).toMatchObject({
      chain: { intact: false, cutAt: 2, revisions: 1 },
    });
  });

  test('refuses an address that is no edge of the environment as wrong usage', async () => {
    const { url, run } = await startCli();
    const { code, err } = await run(['history', 'production', '--verify', '--edge', url]);
    expect([code, err]).toEqual([2, `${url} is no address of an edge that serves production.\n`]);
  });
});
