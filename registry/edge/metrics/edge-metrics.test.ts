import { TELEMETRY_PATH } from '@social/contracts';
import { startServingEdge, stopAll } from '../testing/start-edge';

afterEach(stopAll);

const ofFeed = { remote: 'mf_feed', version: '0.1.0' };

async function startMeasured() {
  const edge = await startServingEdge();
  const post = (url: string, body: object) =>
    edge.app.inject({ method: 'POST', url, headers: { host: 'localhost', 'content-type': 'application/json' }, payload: body });
  const collected = async (start: string) => (await edge.metrics.metrics()).split('\n').filter((line) => line.startsWith(start));
  return { ...edge, post, collected };
}

test('answers are counted by route and status, those from memory too', async () => {
  const { get, collected } = await startMeasured();
  const page = await get('/');
  await get('/chat');
  await get('/', { 'if-none-match': String(page.headers.etag) });
  await get('/r/mf_feed/0.1.0/remoteEntry.js');
  await get('/r/mf_feed/9.9.9/remoteEntry.js');

  expect(await collected('edge_ready_answers_total{route="page"')).toEqual([
    'edge_ready_answers_total{route="page",status="200"} 2',
    'edge_ready_answers_total{route="page",status="304"} 1',
  ]);
  expect(await collected('http_requests_total')).toEqual([
    'http_requests_total{method="GET",route="/r/*",status="200"} 1',
    'http_requests_total{method="GET",route="/r/*",status="404"} 1',
  ]);
  expect(await collected('edge_asset_cache_reads_total{result="miss"}')).toEqual(['edge_asset_cache_reads_total{result="miss"} 1']);
});

test('the revision that is served, and how pages do with its releases, are metrics', async () => {
  const { post, collected } = await startMeasured();
  await post(TELEMETRY_PATH, {
    pageId: '0'.repeat(32),
    environment: 'production',
    revision: 1,
    arm: 'pinned',
    regions: [{ ...ofFeed, expose: null, outcomes: ['started', 'crashed'], vitals: { lcpMs: 1800 } }],
  });
  const failure = { ...ofFeed, expose: './home', kind: 'load', outcome: 'fell-back', message: 'no file' };
  for (let times = 0; times < 2; times++) await post('/report', failure);

  expect(await collected('edge_revision{')).toEqual(['edge_revision{environment="production"} 1']);
  const release = 'environment="production",arm="pinned",remote="mf_feed",version="0.1.0"';
  expect(await collected('edge_page_outcomes_total{')).toContain(`edge_page_outcomes_total{${release},outcome="crashed"} 1`);
  expect(await collected(`edge_page_lcp_milliseconds_bucket{${release},le="1500"}`)).toEqual([expect.stringMatching(/ 0$/)]);
  expect(await collected(`edge_page_lcp_milliseconds_bucket{${release},le="2000"}`)).toEqual([expect.stringMatching(/ 1$/)]);
  expect(await collected('edge_page_reports_total{')).toEqual([
    'edge_page_reports_total{environment="production",remote="mf_feed",version="0.1.0",kind="load",outcome="fell-back"} 2',
  ]);
});

test('the public port has no metrics, and no page in their place', async () => {
  const { get } = await startMeasured();
  const answer = await get('/metrics');
  expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([404, 'EDGE_METRICS_ELSEWHERE']);
});
