import { startCli } from '../testing/start-cli';

test('uses says who shows whose exposes; with a remote it says so of that one', async () => {
  const { run } = await startCli();
  const { code, out } = await run('uses mf_chat');
  expect(code).toBe(0);
  expect(out.split('\n').slice(0, 2)).toEqual(['mf_chat 0.1.0', '  offers ./list, shown by shell']);
  expect(out).not.toContain('mf_feed 0.1.0');
  expect(JSON.parse((await run('uses --json')).out)).toHaveLength(3);
});
