import { startIssuer } from '@social/registry/testing/start-issuer';
import { startCli } from '../testing/start-cli';

test('a pipeline is trusted, exchanges its identity token, publishes nothing but its remote, and is distrusted', async () => {
  const { run, registry } = await startCli();
  const issuer = await startIssuer();

  const trust = ['token', 'trust', '--name', 'feed pipeline', '--issuer', issuer.url, '--subject', 'repo:org/mf-feed:*'];
  expect((await run([...trust, '--operate', 'production'])).out).toMatch(
    /^1 {2}feed pipeline {2}http:.* {2}repo:org\/mf-feed:\* {2}operate production {2}900 s {2}by admin\n$/,
  );

  const environment = { ID_TOKEN: await issuer.sign({ sub: 'repo:org/mf-feed:ref:refs/heads/main', run_id: 77 }) };
  const exchanged = await run('token exchange', { token: null, environment });
  expect(exchanged).toMatchObject({ code: 0, out: expect.stringMatching(/^mfp_\S+\n$/) });
  await run('pin production mf_feed@0.2.0', { token: exchanged.out.trim() });
  expect((await run('history production')).out).toContain('feed pipeline (repo:org/mf-feed:ref:refs/heads/main, run 77)');

  expect((await run('token distrust 1')).out).toContain('ended');
  expect((await run('token trusts')).out).toContain('ended');
  expect(await run('token exchange', { token: null, environment })).toMatchObject({
    code: 1,
    err: expect.stringContaining('REG_EXCHANGE_REFUSED'),
  });
  expect(await registry.count('revisions')).toBe(2);
});
