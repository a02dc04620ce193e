import { spawn } from 'node:child_process';
import { mkdir, open, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import * as z from 'zod';
import { workspaceRoot } from '@social/tooling/stack/config';

const START_TIMEOUT_MS = 30_000;
const SCRAPE_EVERY = '1s';
/** Replaces the minutes that the rules wait before they alert an operator. */
const WAIT = '2s';

const rulesReply = z.object({ data: z.object({ groups: z.array(z.object({ rules: z.array(z.object({ name: z.string() })) })) }) });
const alertsReply = z.object({
  data: z.object({
    alerts: z.array(
      z.object({
        labels: z.record(z.string(), z.string()),
        annotations: z.record(z.string(), z.string()),
        state: z.enum(['pending', 'firing']),
        activeAt: z.iso.datetime(),
      }),
    ),
  }),
});
const targetsReply = z.object({ data: z.object({ activeTargets: z.array(z.object({ health: z.string() })) }) });
export type Alert = z.infer<typeof alertsReply>['data']['alerts'][number];

export type Prometheus = {
  ruleNames(): Promise<string[]>;
  /** Returns the alerts that fire now. */
  firing(): Promise<Alert[]>;
  stop(): Promise<void>;
};

export type PrometheusOptions = { folder: string; port: number; targets: Readonly<Record<string, readonly number[]>> };

/**
 * Starts Debian's Prometheus with the files of deploy/prometheus. Addresses differ, it reads every second, and rules wait only seconds
 * before they fire. Their expressions are unchanged.
 * @throws {Error} if it is not installed or refuses its files.
 */
export async function startPrometheus({ folder, port, targets }: PrometheusOptions): Promise<Prometheus> {
  await mkdir(folder, { recursive: true });
  const read = (name: string) => readFile(join(workspaceRoot, 'deploy/prometheus', name), 'utf8');
  await writeFile(join(folder, 'alerts.yml'), (await read('alerts.yml')).replace(/\bfor: \d+m\b/g, `for: ${WAIT}`));
  await writeFile(join(folder, 'prometheus.yml'), withTargets(await read('prometheus.yml'), targets));
  const log = await open(join(folder, 'prometheus.log'), 'a');
  const own = [`--storage.tsdb.path=${join(folder, 'data')}`, `--web.listen-address=127.0.0.1:${port}`];
  const child = spawn('prometheus', [`--config.file=${join(folder, 'prometheus.yml')}`, ...own], { stdio: ['ignore', log.fd, log.fd] });
  await log.close();
  let failure: Error | null = null;
  const ended = new Promise<void>((resolve) => {
    child.once('error', (error) => {
      failure = error;
      resolve();
    });
    child.once('exit', () => resolve());
  });

  async function get<T>(path: string, reply: z.ZodType<T>): Promise<T> {
    const answer = await fetch(`http://127.0.0.1:${port}/api/v1/${path}`);
    if (!answer.ok) throw new Error(`Prometheus answers ${answer.status} to ${path}.`);
    return reply.parse(await answer.json());
  }

  /** Returns true if every server has been read once. Earlier changes of counters are not visible to Prometheus. */
  async function isReady(): Promise<boolean> {
    if (failure) throw new Error('The drill needs Prometheus: apt-get install prometheus', { cause: failure });
    if (child.exitCode !== null) throw new Error(`Prometheus ended with ${child.exitCode}: see ${folder}/prometheus.log`);
    const reply = await get('targets', targetsReply).catch(() => null);
    const targetCount = Object.values(targets).flat().length;
    return reply?.data.activeTargets.filter(({ health }) => health === 'up').length === targetCount;
  }

  async function stop() {
    child.kill('SIGTERM');
    await ended;
  }

  for (const deadline = Date.now() + START_TIMEOUT_MS; !(await isReady()); await delay(100)) {
    if (Date.now() < deadline) continue;
    await stop();
    throw new Error(`Prometheus is not ready: see ${folder}/prometheus.log`);
  }
  return {
    ruleNames: async () => (await get('rules', rulesReply)).data.groups.flatMap(({ rules }) => rules.map(({ name }) => name)),
    firing: async () => (await get('alerts', alertsReply)).data.alerts.filter(({ state }) => state === 'firing'),
    stop,
  };
}

function withTargets(text: string, targets: PrometheusOptions['targets']): string {
  return Object.entries(targets).reduce(
    (config, [job, ports]) => {
      const list = ports.map((port) => `'127.0.0.1:${port}'`).join(', ');
      return config.replace(new RegExp(`(job_name: ${job}\\n\\s*static_configs: \\[\\{ targets: )\\[[^\\]]*\\]`), `$1[${list}]`);
    },
    text.replaceAll('15s', SCRAPE_EVERY),
  );
}
