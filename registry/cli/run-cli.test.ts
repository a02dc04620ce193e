import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'drizzle-orm';
import { makeBuild } from '../src/testing/make-build';
import { startCli } from './testing/start-cli';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cli-'));
});
afterEach(() => rm(folder, { recursive: true }));

async function writeBuild(version: string, entry?: string): Promise<void> {
  const { manifest, files } = makeBuild({
    name: 'mf_feed',
    version,
    ...(entry ? { files: { 'remoteEntry.js': entry, 'expose-home.js': '' } } : {}),
  });
  await mkdir(join(folder, 'dist'), { recursive: true });
  for (const [path, text] of Object.entries({ ...files, 'release.json': JSON.stringify(manifest) }))
    await writeFile(join(folder, 'dist', path), text);
}

describe('publish', () => {
  test('prints what was published, and the next command', async () => {
    await writeBuild('0.4.0');
    const { run } = await startCli();
    const { code, out } = await run('publish dist', { cwd: folder });
    expect(code).toBe(0);
    expect(out).toMatch(
      /^Published mf_feed@0\.4\.0 {2}3 files, \d+ B, by admin\n {2}next: pnpm registry pin <environment> mf_feed@0\.4\.0/,
    );
  });

  test('of the same bytes succeeds; of other bytes is refused, with what to do', async () => {
    const { run } = await startCli();
    await writeBuild('0.1.0');
    expect(await run(['publish', join(folder, 'dist')])).toMatchObject({
      code: 0,
      out: expect.stringContaining('with the same bytes; nothing to do'),
    });
    await rm(join(folder, 'dist'), { recursive: true });
    await writeBuild('0.1.0', 'other bytes');
    expect(await run(['publish', join(folder, 'dist')])).toMatchObject({
      code: 1,
      err: expect.stringMatching(/mf_feed@0\.1\.0 was published by admin.*REG_VERSION_TAKEN\nRaise the version/),
    });
  });

  test('of a folder that is no build is wrong usage', async () => {
    const { run } = await startCli();
    expect(await run(['publish', folder])).toMatchObject({ code: 2, err: expect.stringContaining('has no release.json') });
  });
});

describe('pin', () => {
  test('prints from and to, the revision, who and why', async () => {
    const { run } = await startCli();
    const { code, out } = await run(['pin', 'production', 'mf_feed@0.2.0', '--reason', 'new heading']);
    expect(code).toBe(0);
    expect(out).toBe(
      [
        'production 1 → 2  pin by admin: "new heading"',
        '  mf_feed  0.1.0  →  0.2.0',
        "  back: pnpm registry rollback production --reason '…'",
        '',
      ].join('\n'),
    );
  });

  test('that lost a race prints who changed what and why, and the command that goes on from there', async () => {
    const { run, registry } = await startCli();
    const ana = await registry.tokenFor('Ana', { operate: ['production'] });
    await run(['pin', 'production', 'mf_feed@0.2.0', '--reason', 'for the demo'], { token: ana });

    const { code, out, err } = await run(['pin', 'production', 'mf_feed@0.3.0', '--reason', "for Ben's test", '--based-on', '1']);

    expect(code).toBe(1);
    expect(out).toBe('');
    expect(err).toMatch(/revision 2 .* Ana {2}pin {2}mf_feed 0\.1\.0 → 0\.2\.0\n {4}"for the demo"/);
    expect(err).toContain(`pnpm registry pin production mf_feed@0.3.0 --reason 'for Ben'\\''s test'`);
    expect(err).toContain('--based-on 2');
    expect(err).not.toContain('mfp_');
    expect((await run('status production --json')).out).toContain('"mf_feed": "0.2.0"');
  });

  test.each([
    ['pin production mf_feed', 'written like mf_feed@0.2.0'],
    ['pin production mf_feed@latest', 'written like 1.4.0'],
    ['pin production mf_feed@0.2.0 mf_feed@0.3.0', 'named twice'],
    ['pin production mf_feed@0.2.0 --based-on x', 'A revision is a number'],
    ['pin production', 'missing required argument'],
    ['unplug', 'unknown command'],
    ['unpin production', 'missing required argument'],
    ['rollback production --to 1 --remote mf_feed', 'cannot be used with'],
    ['status --loud', 'unknown option'],
  ])('%s is wrong usage, and changes nothing', async (line, message) => {
    const { run, registry } = await startCli();
    expect(await run(line)).toMatchObject({ code: 2, err: expect.stringContaining(message) });
    expect(await registry.count('revisions')).toBe(1);
  });
});

test('rollback reverts the last pin', async () => {
  const { run } = await startCli();
  await run('pin production mf_feed@0.2.0');
  expect(await run(['rollback', 'production', '--reason', 'it broke'])).toMatchObject({
    code: 0,
    out: 'production 2 → 3  rollback to 1 by admin: "it broke"\n  mf_feed  0.2.0  →  0.1.0\n',
  });
  expect(await run('rollback production --to 9')).toMatchObject({ code: 1, err: expect.stringContaining('production has no revision 9') });
});

test('rollback --remote takes back one remote; a rollback of what others changed says whose, and how to do it all the same', async () => {
  const { run, registry } = await startCli();
  const ana = await registry.tokenFor('Ana', { operate: ['production'] });
  await run(['pin', 'production', 'mf_feed@0.2.0', '--reason', 'for the demo'], { token: ana });

  const refused = await run('rollback production');
  const back = await run('rollback production --remote mf_feed');

  expect(refused).toMatchObject({ code: 1, err: expect.stringMatching(/Ana {2}pin {2}mf_feed 0\.1\.0 → 0\.2\.0\n {4}"for the demo"/) });
  expect(refused.err).toMatch(/rollback production .*--based-on 2/);
  expect(back).toMatchObject({ code: 0, out: expect.stringContaining('production 2 → 3  rollback by admin') });
  await run('pin production mf_feed@0.3.0', { token: ana });
  expect(await run('rollback production --based-on 4')).toMatchObject({ code: 0, out: expect.stringContaining('0.3.0  →  0.1.0') });
});

test('a pin of what runs already ends with 0, planned or not', async () => {
  const { run } = await startCli();
  expect(await run('pin production mf_feed@0.1.0 --dry-run')).toMatchObject({
    code: 0,
    out: expect.stringContaining('nothing would change'),
  });
  expect(await run('pin production mf_feed@0.1.0')).toMatchObject({ code: 0, out: 'production runs this already; nothing to do.\n' });
});

test('promote pins what another environment runs, all of it or the named remotes, through the gates', async () => {
  const { run } = await startCli();
  await run('env set staging --hostname staging.localhost --provider-url http://localhost:4200');
  await run('pin staging shell@0.1.0 mf_chat@0.1.0 mf_feed@0.3.0');

  const plan = await run('promote staging production --dry-run');
  const promoted = await run('promote staging production mf_feed');

  expect(plan).toMatchObject({ code: 0, out: expect.stringContaining('would be accepted') });
  expect(promoted.out).toContain('production 1 → 2  pin by admin: "promoted from staging at revision 1"\n  mf_feed  0.1.0  →  0.3.0\n');
  expect(await run('promote staging production mf_other')).toMatchObject({
    code: 2,
    err: expect.stringContaining('does not run mf_other'),
  });
});

test('unpin takes a remote out', async () => {
  const { run } = await startCli();
  expect(await run(['unpin', 'production', 'mf_feed', '--reason', 'not yet'])).toMatchObject({
    code: 0,
    out: expect.stringContaining('production 1 → 2  pin by admin: "not yet"\n  mf_feed  0.1.0  →  –\n'),
  });
});

test('withdraw tells where the release still runs; status and history tell it', async () => {
  const { run } = await startCli();
  await run('pin production mf_feed@0.2.0');

  const { code, out } = await run(['withdraw', 'mf_feed@0.2.0', '--reason', 'it leaks memory']);

  expect(code).toBe(0);
  expect(out).toMatch(
    /^Withdrawn mf_feed@0\.2\.0 by admin: "it leaks memory"\n {2}it still runs in production; .*rollback production --remote mf_feed/,
  );
  expect((await run('status production')).out).toContain('0.2.0 was withdrawn by admin: "it leaks memory"');
  expect((await run('history production')).out).toContain('mf_feed@0.2.0 was withdrawn');
  expect(await run('withdraw mf_feed --reason x')).toMatchObject({ code: 2, err: expect.stringContaining('written like mf_feed@0.2.0') });
});

test('status, history and releases tell which commit a release was built from', async () => {
  const { run, registry } = await startCli();
  const provenance = { commit: '1a2b3c4d'.repeat(5), branch: 'heading', changelog: 'A new heading' };
  await registry.publish({ name: 'mf_feed', version: '0.4.0', manifest: { provenance } });
  await run('pin production mf_feed@0.4.0');

  for (const command of ['status production', 'history production', 'releases mf_feed', 'explain production /'])
    expect((await run(command)).out).toContain('1a2b3c4 of heading: A new heading');
});

test('releases lists where each release runs', async () => {
  const { run } = await startCli();
  await run('pin production mf_feed@0.2.0');
  const { out } = await run('releases mf_feed');
  expect(out).toMatch(/^0\.3\.0 {2}.* {2}admin {2}\d+ B\n0\.2\.0 {2}.*production\n0\.1\.0 {2}.*fallback in production\n$/);
  expect((await run('releases mf_other')).out).toBe('Nothing of mf_other was ever published.\n');
});

test('explain says which remote fills a path, who brought its version and why', async () => {
  const { run } = await startCli();
  await run(['pin', 'production', 'mf_feed@0.2.0', '--reason', 'new heading']);
  const { out } = await run('explain production /');
  expect(out).toMatch(
    /^production {2}revision 2\n {2}\/: mf_feed \.\/home, the page \/ \(Feed\)\n {2}mf_feed@0\.2\.0 {2}published by admin/,
  );
  expect(out).toContain('pin by admin in revision 2, 2026-03-01 10:00 UTC: "new heading"\n      falls back to 0.1.0\n');
  expect(out).toContain('✓ every gate passes');
});

test('freeze stops pins until a time, and unfreeze ends it', async () => {
  const { run } = await startCli();
  expect((await run(['freeze', 'production', '--until', '2026-03-02T08:00Z', '--reason', 'the big sale'])).out).toBe(
    'Frozen production until 2026-03-02 08:00 UTC: "the big sale"\n',
  );
  expect(await run('pin production mf_feed@0.2.0')).toMatchObject({ code: 1, err: expect.stringContaining('gate frozen, owner admin') });
  expect((await run('status production')).out).toContain('frozen until 2026-03-02 08:00 UTC by admin: "the big sale"');
  expect((await run('unfreeze production')).out).toBe('production is not frozen.\n');
  expect(await run('pin production mf_feed@0.2.0')).toMatchObject({ code: 0 });
});

test('disable switches a remote off, enable on', async () => {
  const { run } = await startCli();
  expect((await run(['disable', 'production', 'mf_feed', '--reason', 'floods'])).out).toBe(
    'production 1 → 2  disable by admin: "mf_feed switched off: floods"\n',
  );
  expect((await run('status production')).out).toContain('switched off: "floods"');
  expect((await run('enable production mf_feed')).out).toContain('production 2 → 3  enable by admin');
});

test('status prints a table of what every environment runs', async () => {
  const { run } = await startCli();
  await run('env set staging --hostname staging.localhost --provider-url http://localhost:4200');
  await run(['pin', 'production', 'mf_feed@0.2.0', '--reason', 'new heading']);
  const { out } = await run('status');
  expect(out).toMatch(/^production {2}revision 2 {2}localhost\n {2}pin by admin, 2026-03-01 10:00 UTC: "new heading"\n/);
  expect(out).toContain('  shell    0.1.0\n  mf_chat  0.1.0\n  mf_feed  0.2.0  falls back to 0.1.0\n');
  expect(out).toContain('staging  nothing pinned  staging.localhost');
});

test('history prints who, when and why, and whether it is intact', async () => {
  const { run } = await startCli();
  await run(['pin', 'production', 'mf_feed@0.2.0', '--reason', 'new heading']);
  const { out } = await run('history production --verify');
  expect(out).toMatch(
    /^All 2 revisions are as they were written\.\n {5}2 {2}2026-03-01 10:00 UTC {2}admin {2}pin {2}mf_feed 0\.1\.0 → 0\.2\.0 {2}"new heading"\n/,
  );
  expect(JSON.parse((await run('history production --limit 1 --json')).out)).toMatchObject({ revisions: [{ revision: 2, by: 'admin' }] });
});

describe('history --verify', () => {
  const stops: (() => void)[] = [];
  afterEach(() => stops.splice(0).forEach((stop) => stop()));

  /** Serves what an edge answers about itself. @returns its address. */
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

test('diff prints both sides', async () => {
  const { run } = await startCli();
  await run('pin production mf_feed@0.2.0');
  expect((await run('diff production 1')).out).toBe('         production@2  production@1\nmf_feed  0.2.0         0.1.0\n');
  expect((await run('diff production 2')).out).toBe('production@2 and production@2 run the same.\n');
});

test('a token is made, listed and revoked', async () => {
  const { run } = await startCli();
  const { token, id } = JSON.parse(
    (await run(['token', 'create', '--name', 'feed team', '--publish', 'mf_feed', 'mf_chat', '--json'])).out,
  ) as Record<string, string>;
  expect(token).toMatch(/^mfp_/);
  expect((await run('token list')).out).toMatch(/feed team {2}publish mf_feed mf_chat/);
  expect((await run(['token', 'revoke', id ?? ''])).out).toContain('Revoked');
  expect(await run('status', { token })).toMatchObject({ code: 1, err: expect.stringContaining('REG_TOKEN_REQUIRED') });
});

test('env set leaves settings that are not named as they are', async () => {
  const { run } = await startCli();
  const { out } = await run('env set production --brand Club --overrides --json');
  expect(JSON.parse(out)).toMatchObject({
    revision: 2,
    settings: { brand: 'Club', overridesAllowed: true, hostnames: ['localhost'], locale: 'en-IN' },
  });
  expect((await run('env list')).out).toContain('Club, en-IN, Asia/Kolkata');
  expect(await run('env set new')).toMatchObject({ code: 2, err: expect.stringContaining('--hostname and --provider-url') });
});

test('without --token, the token of the local stack is used', async () => {
  const { run, registry } = await startCli();
  await writeFile(join(folder, 'operator-token'), `${registry.admin}\n`);
  expect(await run('status', { token: null, environment: { DATA_DIR: folder } })).toMatchObject({ code: 0 });
  expect(await run('status', { token: null, environment: { DATA_DIR: folder, REGISTRY_TOKEN: 'mfp_other' } })).toMatchObject({ code: 1 });
  expect(await run('status', { token: null, environment: { DATA_DIR: join(folder, 'none') } })).toMatchObject({
    code: 1,
    err: expect.stringContaining('npm start leaves one'),
  });
});

test('--help exits with 0', async () => {
  const { run } = await startCli();
  expect(await run(['pin', '--help'])).toMatchObject({ code: 0, out: expect.stringContaining('--based-on') });
});

describe('pin --dry-run', () => {
  test('says what would change and what each gate says, changes nothing, and ends with 0', async () => {
    const { run, registry } = await startCli();

    const plan = await run('pin production mf_feed@0.2.0 --dry-run');

    expect(plan.code).toBe(0);
    expect(plan.out).toMatch(/production 1 → 2 {2}would be accepted\n {2}mf_feed {2}0\.1\.0 {2}→ {2}0\.2\.0/);
    expect(plan.out).toContain('✓ singletons');
    expect(await registry.count('revisions')).toBe(1);
  });

  test('ends with 1 and names release, range and owner where a gate refuses; so does the pin', async () => {
    const { run, registry } = await startCli();
    const manifest = { compatibility: { contract: 1, provides: {}, requires: { react: '^99.0.0' } } };
    await registry.publish({ name: 'mf_feed', version: '9.0.0', manifest });

    const plan = await run('pin production mf_feed@9.0.0 --dry-run');
    const pin = await run('pin production mf_feed@9.0.0');

    expect([plan.code, pin.code]).toEqual([1, 1]);
    expect(plan.out).toContain('mf_feed@9.0.0: it requires react ^99.0.0, which the shell does not provide (owner admin)');
    expect(pin.err).toContain('REG_GATE_REFUSED');
    expect(await registry.count('revisions')).toBe(1);
  });
});

describe('check', () => {
  test('what an environment asks for is reported by a token of that check, and then the pin is accepted', async () => {
    const { run, registry } = await startCli();
    const token = await registry.tokenFor('pipeline', { check: ['smoke'] });
    await run(['env', 'set', 'production', '--require-check', 'smoke:composition']);

    const early = await run('pin production mf_feed@0.2.0');
    const report = await run('check report smoke --composition production --with mf_feed@0.2.0 --passed', { token });

    expect(early).toMatchObject({ code: 1, err: expect.stringContaining('the check smoke of the composition with it was not reported') });
    expect(report.out).toMatch(/^smoke {2}passed {2}sha256:/);
    expect(await run('pin production mf_feed@0.2.0')).toMatchObject({ code: 0 });
  });

  test('the reports about a release are listed', async () => {
    const { run, registry } = await startCli();
    const token = await registry.tokenFor('pipeline', { check: ['*'] });
    await run('check report e2e --release mf_feed@0.2.0 --failed --run https://ci.example.org/runs/7', { token });

    expect((await run('check list mf_feed@0.2.0')).out).toMatch(
      /e2e +failed +mf_feed@0\.2\.0 +by pipeline.*https:\/\/ci\.example\.org\/runs\/7/,
    );
  });

  test.each([
    ['check report e2e --release mf_feed@0.2.0', '--passed or --failed'],
    ['check report e2e --passed', '--release or --composition'],
    ['env set production --require-check smoke:everything', 'smoke:everything'],
  ])('%s is wrong usage', async (line, hint) => {
    const { run } = await startCli();

    expect(await run(line)).toMatchObject({ code: 2, err: expect.stringContaining(hint) });
  });
});

test('with --json a refusal is JSON with code, message and hints, and the exit code stays', async () => {
  const { run } = await startCli();

  const { code, out, err } = await run('status nowhere --json');

  expect([code, err]).toEqual([1, '']);
  expect(JSON.parse(out)).toMatchObject({
    error: { code: 'REG_ENVIRONMENT_UNKNOWN', message: 'There is no environment nowhere.', hints: [expect.stringContaining('env list')] },
  });
});

test('with --json wrong usage is JSON, too', async () => {
  const { run } = await startCli();

  const { code, out } = await run('pin production mf_feed --json');

  expect(code).toBe(2);
  expect(JSON.parse(out)).toMatchObject({ error: { code: 'USAGE', message: expect.stringContaining('written like mf_feed@0.2.0') } });
});
