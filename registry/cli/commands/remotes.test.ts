import { startCli } from '../testing/start-cli';

test('remotes lists each remote with its owners, its latest release and where it runs', async () => {
  const { run } = await startCli();
  await run('token create --name feed-team --publish mf_feed');
  const { id } = JSON.parse((await run('token create --name old-team --publish mf_feed --json')).out) as { id: string };
  await run(`token revoke ${id}`);
  // The clock of the test begins at 2026-03-01 10:00 UTC.
  await run('token create --name run-77 --publish mf_feed --expires 2026-03-01T11:00Z');
  await run('token create --name chat-team --publish mf_chat --expires 2027-03-01');
  await run([
    'token',
    'trust',
    '--name',
    'feed pipeline',
    '--issuer',
    'https://ci.example.org',
    '--subject',
    'repo:*',
    '--publish',
    'mf_feed',
  ]);

  const { code, out } = await run('remotes');

  expect(code).toBe(0);
  expect(out.split('\n')).toEqual([
    expect.stringMatching(/^mf_chat +chat-team +0\.1\.0, .* production 0\.1\.0$/),
    expect.stringMatching(/^mf_feed +feed pipeline, feed-team +0\.3\.0, .* production 0\.1\.0$/),
    expect.stringMatching(/^shell +no owner +0\.1\.0, .* production 0\.1\.0$/),
    '',
  ]);
  expect(JSON.parse((await run('remotes --json')).out)).toContainEqual({
    remote: 'mf_feed',
    owners: ['feed pipeline', 'feed-team'],
    latest: { version: '0.3.0', publishedBy: 'admin', publishedAt: expect.any(String) },
    pinnedIn: [{ environment: 'production', version: '0.1.0' }],
  });
});

test('the latest release of a remote is the highest version that is stable and not withdrawn, whenever it was published', async () => {
  const { run, registry } = await startCli();
  for (const version of ['0.10.0', '0.9.9', '1.0.0-beta.1', '0.11.0']) await registry.publish({ name: 'mf_feed', version });
  await registry.publish({ name: 'mf_new', version: '1.0.0-beta.1' });
  await run('withdraw mf_feed@0.11.0 --reason broken');

  const { out } = await run('remotes');

  expect(out).toMatch(/^mf_feed .* 0\.10\.0, /m);
  expect(out).toMatch(/^mf_new .* 1\.0\.0-beta\.1, /m);
});
