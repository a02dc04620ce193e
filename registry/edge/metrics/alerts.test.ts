import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { collectDefaultMetrics } from 'prom-client';
import { watchPool } from '@social/server-metrics/watch-pool';
import { startServingEdge, stopAll } from '../testing/start-edge';

afterEach(stopAll);

const deployFolder = join(import.meta.dirname, '../../../deploy');
const hasPromtool = spawnSync('promtool', ['--version']).status === 0;
const metricName = /\b(?:edge|http|postgres|nodejs|process)_[a-z0-9_]+/g;

test('alerts and dashboard name metrics that the servers have', async () => {
  const { metrics } = await startServingEdge();
  watchPool(metrics, { totalCount: 0, idleCount: 0, waitingCount: 0, options: {} });
  collectDefaultMetrics({ register: metrics });
  const known = metrics.getMetricsAsArray().map(({ name }) => name);
  const alerts = readFileSync(join(deployFolder, 'prometheus/alerts.yml'), 'utf8').match(metricName) ?? [];
  const { panels } = JSON.parse(readFileSync(join(deployFolder, 'grafana/platform.json'), 'utf8')) as {
    panels: { targets?: { expr: string }[] }[];
  };
  const shown = panels.flatMap(({ targets = [] }) => targets.flatMap(({ expr }) => expr.match(metricName) ?? []));
  const unknown = [...alerts, ...shown].filter((name) => !known.includes(name) && !known.includes(name.replace(/_bucket$/, '')));

  expect(shown.length).toBeGreaterThan(15);
  expect(unknown).toEqual([]);
});

const testWithPromtool = hasPromtool ? test : test.skip;
testWithPromtool(`each alert fires when it should${hasPromtool ? '' : " (skipped: install Debian's prometheus for promtool)"}`, () => {
  const folder = join(deployFolder, 'prometheus');
  expect(execFileSync('promtool', ['test', 'rules', 'alerts.test.yml'], { cwd: folder, encoding: 'utf8' })).toContain('SUCCESS');
});
