import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startCli } from './testing/start-cli';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cli-'));
});
afterEach(() => rm(folder, { recursive: true }));

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
  const { run, registry } = await startCli();
  await registry.publish({ name: 'mf_other', version: '0.1.0' });
  await run('pin production mf_other@0.1.0');
  expect(await run(['unpin', 'production', 'mf_other', '--reason', 'not yet'])).toMatchObject({
    code: 0,
    out: expect.stringContaining('production 2 → 3  pin by admin: "not yet"\n  mf_other  0.1.0  →  –\n'),
  });
  expect(await run('unpin production mf_feed')).toMatchObject({ code: 1, err: expect.stringContaining('it leads members to /') });
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
  expect(await run('releases mf_other')).toEqual({
    code: 1,
    out: '',
    err: 'Nothing of mf_other was ever published. REG_REMOTE_UNKNOWN\nregistry remotes shows what was published.\n',
  });
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
