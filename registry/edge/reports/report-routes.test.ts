import { stopAll, startServingEdge } from '../testing/start-edge';

afterEach(stopAll);

const token = 'c0ffee'.repeat(18);
const regionFailure = {
  remote: 'mf_feed',
  version: '0.1.0',
  expose: './home',
  kind: 'load',
  outcome: 'fell-back',
  message: `Failed to fetch http://localhost:4000/r/mf_feed/0.1.0/chunk.js?access_token=${token}`,
};

async function startReporting() {
  const edge = await startServingEdge();
  const post = (body: unknown, type = 'application/json') =>
    edge.app.inject({
      method: 'POST',
      url: `/report?access_token=${token}`,
      headers: { host: 'localhost', 'content-type': type },
      payload: typeof body === 'string' ? body : JSON.stringify(body),
    });
  const reported = (event: string) => edge.lines.filter((line) => line.includes(`"event":"${event}"`));
  return { ...edge, post, reported };
}

test('a failed region is logged in one line, which names the release', async () => {
  const { post, reported, lines } = await startReporting();

  expect((await post(regionFailure)).statusCode).toBe(204);
  expect((await post(regionFailure, 'text/plain;charset=UTF-8')).statusCode).toBe(204);

  expect(reported('region-report')).toHaveLength(2);
  expect(JSON.parse(reported('region-report')[0] ?? '')).toMatchObject({
    composition: 'production@1',
    remote: 'mf_feed',
    version: '0.1.0',
  });
  expect(lines.join()).not.toContain(token);
});

test('a report of a blocked script is logged without the query of the page', async () => {
  const { post, reported, lines } = await startReporting();
  const url = `http://localhost:4000/post/7?access_token=${token}#${token}`;

  const modern = [{ type: 'csp-violation', age: 1, url, user_agent: 'x', body: { documentURL: url, blockedURL: 'inline', lineNumber: 3 } }];
  const older = { 'csp-report': { 'document-uri': url, 'blocked-uri': 'eval', 'effective-directive': 'script-src' } };
  expect((await post(modern, 'application/reports+json')).statusCode).toBe(204);
  expect((await post(older, 'application/csp-report')).statusCode).toBe(204);

  expect(reported('browser-report')[0]).toContain('"documentURL":"http://localhost:4000/post/7"');
  expect(reported('browser-report')[1]).toContain('"effective-directive":"script-src"');
  expect(lines.join()).not.toContain(token);
});

test('a malformed or too long report is refused and not logged as one', async () => {
  const { post, reported } = await startReporting();

  for (const body of ['', 'null', '{', '{"remote":"../x"}', '[]', [1], { 'csp-report': 1 }])
    expect((await post(body)).statusCode).toBe(400);
  expect((await post(`"${'x'.repeat(17_000)}"`)).statusCode).toBe(413);
  expect([...reported('region-report'), ...reported('browser-report')]).toEqual([]);
});

test('one address cannot flood the log', async () => {
  const { post } = await startReporting();
  for (let count = 0; count < 30; count++) expect((await post(regionFailure)).statusCode).toBe(204);

  const refused = await post(regionFailure);
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '10']);

  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 61_000);
  expect((await post(regionFailure)).statusCode).toBe(204);
});

const pageError = {
  remote: 'mf_feed',
  version: '0.1.0',
  kind: 'rejection',
  message: 'no answer',
  file: `/r/mf_feed/0.1.0/home.js?t=${token}`,
};

test('an error outside of any region is logged with its release and file', async () => {
  const { post, reported, lines } = await startReporting();

  expect((await post(pageError)).statusCode).toBe(204);

  expect(JSON.parse(reported('page-report')[0] ?? '')).toMatchObject({ ...pageError, file: '/r/mf_feed/0.1.0/home.js' });
  expect(lines.join()).not.toContain(token);
});

test.each([{ remote: 'mf_other' }, { version: '9.9.9' }, { remote: 'shell', version: '9.9.9' }])(
  'a report about a release that the environment does not run is refused: %j',
  async (release) => {
    const { post, reported } = await startReporting();

    for (const report of [pageError, regionFailure]) expect((await post({ ...report, ...release })).statusCode).toBe(400);

    expect([...reported('page-report'), ...reported('region-report')]).toEqual([]);
  },
);
