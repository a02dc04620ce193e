import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import picocolors from 'picocolors';
import { runCli } from './run-cli';
import { startCli } from './testing/start-cli';

const closing: (() => void)[] = [];
afterEach(() => closing.splice(0).forEach((close) => close()));

/** Runs a command against a server that is no registry. */
async function runAgainst(answer: { status: number; type: string; body: string; location?: string }, line = 'status') {
  const server = createServer(({ url }, response) => {
    if (answer.location !== undefined && url !== answer.location) return response.writeHead(302, { location: answer.location }).end();
    return response.writeHead(answer.status, { 'content-type': answer.type }).end(answer.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(() => server.close().closeAllConnections());
  const result = { code: 0, out: '', err: '' };
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  result.code = await runCli([...line.split(' '), '--url', url, '--token', 'mfp_test'], {
    out: (text) => void (result.out += text),
    err: (text) => void (result.err += text),
    isInteractive: false,
    cwd: '/',
    environment: {},
    colors: picocolors.createColors(false),
    fetch,
  });
  return result;
}

test.each<[string, Parameters<typeof runAgainst>[0], string]>([
  ['a page', { status: 200, type: 'text/html', body: '<h1>Sign in</h1>' }, 'answers 200 with text/html, which is no answer of a registry'],
  ['a sign-in page after a redirect', { status: 200, type: 'text/html', body: '<h1>Sign in</h1>', location: '/login' }, 'leads to http'],
  ['the page of a load balancer', { status: 504, type: 'text/html', body: 'Gateway time-out' }, 'answers 504 with text/html'],
  ['nothing', { status: 200, type: 'text/plain', body: '' }, 'answers 200 with text/plain'],
  [
    'JSON of something else',
    { status: 200, type: 'application/json', body: '{"hello": "world"}' },
    "The registry's answer is not understood",
  ],
  ['an error of something else', { status: 401, type: 'application/json', body: '{"error": "no"}' }, 'The registry answered 401'],
])('where %s answers, a command ends with 1 and says so', async (_title, answer, message) => {
  const { code, out, err } = await runAgainst(answer);
  expect([code, out]).toEqual([1, '']);
  expect(err).toContain(message);
});

const commands = [
  'status',
  'status production',
  'history production',
  'history production --limit 1',
  'releases mf_feed',
  'remotes',
  'env list',
  'env config production',
  'explain production /',
  'diff production 1',
  'pending production',
  'canary status production',
  'check list mf_feed@0.2.0',
  'token list',
  'token trusts',
  'webhook list',
  'uses mf_feed --in production',
  'gc --dry-run',
  'pin production mf_feed@0.2.0 --dry-run',
  'pin production mf_feed@9.9.9',
  'status nowhere',
  'releases mf_other',
  'nonsense',
  'pin',
];

test.each(commands)('%s --json writes one JSON document and nothing else to stdout', async (command) => {
  const { run } = await startCli();
  const { out } = await run(`${command} --json`);
  expect(() => JSON.parse(out) as unknown).not.toThrow();
});

test.each([...commands, 'doctor', 'token exchange', 'publish /nowhere'])(
  '%s repeats no token, whether it is accepted or not',
  async (command) => {
    const { run, registry } = await startCli();
    for (const token of [registry.admin, 'mfp_stolen_secret']) {
      for (const result of [await run(command, { token }), await run(`${command} --json`, { token })])
        expect(`${result.out}${result.err}`).not.toContain(token);
    }
  },
);

test.each<[string, string, number]>([
  ['a line break', '\n', 0],
  ['a line break of Windows', '\r\n', 0],
  ['spaces', '  ', 0],
  ['a byte order mark', '\ufeff', 0],
  ['a letter that no token has', 'é', 2],
  ['another word', ' token', 2],
])('a token that ends with %s is read or refused by name', async (_title, ending, code) => {
  const { run, registry } = await startCli();
  const result = await run('status', { token: null, environment: { REGISTRY_TOKEN: `${registry.admin}${ending}` } });
  expect(result.code).toBe(code);
  if (code !== 0) expect(result.err).toContain('The token has a space, a line break or a letter that no token has');
  expect(result.err).not.toContain(registry.admin);
});

test.each([
  'status nowhere',
  'history nowhere',
  'env config nowhere',
  'pending nowhere',
  'explain nowhere',
  'diff production nowhere',
  'unfreeze nowhere',
  'releases mf_other',
  'check list mf_feed@9.9.9',
  'token revoke 0123456789abcdef',
  'token distrust 99',
  'webhook remove 99',
  'cancel production 99',
  'disable production mf_other --reason x',
])('%s, which names nothing that exists, ends with 1 and writes nothing to stdout', async (command) => {
  const { run } = await startCli();
  const { code, out, err } = await run(command);
  expect({ code, out }).toEqual({ code: 1, out: '' });
  expect(err).not.toBe('');
});
