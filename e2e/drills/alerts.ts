import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { startPostgres } from '@social/tooling/postgres/embedded-postgres';
import { listAlertFaults, type AlertFault } from './alert-faults';
import { drillFolder, startFleet, type Fleet } from './start-fleet';
import { startPrometheus, type Alert, type Prometheus } from './start-prometheus';

const EDGES = 2;
const FIRE_TIMEOUT_MS = 120_000;
const LOOK_EVERY_MS = 250;

type Outcome = { rule: string; cause: string; firedAfterMs: number | null; summary: string };

/**
 * Runs Prometheus with our rules and two edges, a registry and a provider, and causes one fault after the other.
 * @returns true if every rule fired because of its fault.
 */
export async function runAlerts({ firstPort }: { firstPort: number }): Promise<boolean> {
  const folder = drillFolder('alerts');
  const postgres = await startPostgres({ directory: join(folder, 'postgres') });
  let fleet: Fleet | null = null;
  let prometheus: Prometheus | null = null;
  try {
    for (const name of ['registry', 'provider']) await postgres.createDatabase(name);
    fleet = await startFleet({ folder, firstPort, edges: EDGES, registries: 1, toDatabaseUrl: postgres.toUrl, say: console.log });
    const { edges, registries, provider } = fleet;
    const toPorts = (replicas: Fleet['edges']) => replicas.map(({ metricsPort }) => metricsPort);
    const targets = { edge: toPorts(edges), registry: toPorts(registries), provider: toPorts([provider]) };
    prometheus = await startPrometheus({ folder: join(folder, 'prometheus'), port: firstPort + 33, targets });
    const token = (await readFile(join(folder, 'operator-token'), 'utf8')).trim();

    const outcomes: Outcome[] = [];
    for (const fault of listAlertFaults({ fleet, postgres, token })) outcomes.push(...(await tryFault(prometheus, fault)));
    console.log(toTable(outcomes));
    const tried = new Set(outcomes.map(({ rule }) => rule));
    const untried = (await prometheus.ruleNames()).filter((name) => !tried.has(name));
    if (untried.length > 0) console.log(`No fault is known for ${untried.join(', ')}.`);
    return untried.length === 0 && outcomes.every(({ firedAfterMs }) => firedAfterMs !== null);
  } finally {
    await prometheus?.stop();
    await fleet?.stop();
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Causes a fault until its alerts have fired. Alerts that were active before do not count. */
async function tryFault(prometheus: Prometheus, { cause, alerts, run }: AlertFault): Promise<Outcome[]> {
  const before = new Set((await prometheus.firing()).map(toKey));
  const startedAt = performance.now();
  const fault = new AbortController();
  const running = run(fault.signal);
  const outcomes = new Map<string, Outcome>(alerts.map((rule) => [rule, { rule, cause, firedAfterMs: null, summary: 'did not fire' }]));
  try {
    while (performance.now() - startedAt < FIRE_TIMEOUT_MS && [...outcomes.values()].some(({ firedAfterMs }) => firedAfterMs === null)) {
      await Promise.race([delay(LOOK_EVERY_MS), running.then(() => delay(LOOK_EVERY_MS))]);
      for (const alert of await prometheus.firing()) {
        const rule = alert.labels.alertname ?? '';
        if (before.has(toKey(alert)) || outcomes.get(rule)?.firedAfterMs !== null) continue;
        outcomes.set(rule, { rule, cause, firedAfterMs: performance.now() - startedAt, summary: alert.annotations.summary ?? '' });
      }
    }
  } finally {
    fault.abort();
    await running;
  }
  for (const { rule, summary } of outcomes.values()) console.log(`${rule}: ${summary}`);
  return [...outcomes.values()];
}

const toKey = ({ labels, activeAt }: Alert) => JSON.stringify([labels, activeAt]);

function toTable(outcomes: readonly Outcome[]): string {
  const rows = outcomes.map(({ rule, cause, firedAfterMs, summary }) => {
    const after = firedAfterMs === null ? 'never' : `${(firedAfterMs / 1000).toFixed(1)} s`;
    return `| ${rule} | ${cause} | ${after} | ${summary} |`;
  });
  return ['| alert | fault | fired after | it said |', '| --- | --- | --- | --- |', ...rows].join('\n');
}
