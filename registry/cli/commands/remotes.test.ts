import { startCli } from '../testing/start-cli';

test('remotes lists each remote with its owners, its latest release and where it runs', async () => {
  const { run } = await startCli();
  await run('token create --name feed-team --publish mf_feed');
  const { id } = JSON.parse((await run('token create --name old-team --publish mf_feed --json')).out) as { id: string };
  await run(`token revoke ${id}`);

  const { code, out } = await run('remotes');

  expect(code).toBe(0);
  expect(out.split('\n')).toEqual([
    expect.stringMatching(/^mf_chat +no owner +0\.1\.0, .* production 0\.1\.0$/),
    expect.stringMatching(/^mf_feed +feed-team +0\.3\.0, .* production 0\.1\.0$/),
    expect.stringMatching(/^shell +no owner +0\.1\.0, .* production 0\.1\.0$/),
    '',
  ]);
  expect(JSON.parse((await run('remotes --json')).out)).toContainEqual({
    remote: 'mf_feed',
    owners: ['feed-team'],
    latest: { version: '0.3.0', publishedBy: 'admin', publishedAt: expect.any(String) },
    pinnedIn: [{ environment: 'production', version: '0.1.0' }],
  });
});
