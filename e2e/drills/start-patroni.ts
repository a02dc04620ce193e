import { spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdir, open, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { workspaceRoot } from '@social/tooling/stack/config';

const FIRST = { name: 'db1', address: '10.0.0.41' };
export const DATABASE_ADDRESSES = [FIRST.address, '10.0.0.42', '10.0.0.43'];
const START_TIMEOUT_MS = 300_000;
/** Files of deploy/patroni and their places. */
const files = { 'config.yml': 'config.yml', 'patroni_env.conf': 'patroni_env.conf', 'etcd.conf': 'etcd.conf' };

/** The script of one machine. Starts etcd and Patroni as Debian's units do: settings from /etc as environment, users of the packages. */
const machineScript = `
set -e
cd /
mount --bind "$NODE/postgresql" "$ROOT/var/lib/postgresql"
mount --bind "$NODE/etcd" "$ROOT/var/lib/etcd"
mount --bind "$NODE/run" "$ROOT/run"
mount --bind "$NODE/etc" "$ROOT/etc/patroni"
mount -t proc proc "$ROOT/proc"
chroot "$ROOT" install -d -o postgres -g postgres /run/postgresql /var/lib/postgresql /var/lib/postgresql/15
chroot "$ROOT" install -d -o etcd -g etcd -m 700 /var/lib/etcd
as() { user=$1; shift; chroot "$ROOT" setpriv --reuid "$user" --regid "$user" --init-groups env -i PATH=/usr/bin:/bin LC_ALL=C.UTF-8 "$@"; }
as etcd ETCD_DATA_DIR=/var/lib/etcd/default $(grep -v '^#' "$NODE/etc/etcd.conf") /usr/bin/etcd > "$NODE/etcd.log" 2>&1 &
as postgres $(grep -v '^#' "$NODE/etc/patroni_env.conf") /usr/bin/patroni /etc/patroni/config.yml > "$NODE/patroni.log" 2>&1 &
wait
`;

export type PatroniCluster = {
  /** Returns the address of a database with all hosts. */
  toUrl(database: string): string;
  /** Returns the address of a database on one machine. */
  toHostUrl(address: string, database: string): string;
  /** Returns the address of the primary, or null without one. */
  findPrimary(): Promise<string | null>;
  /**
   * Returns the name of the standby that has each commit before it is acknowledged.
   * @throws without one, because a kill of the primary could then lose acknowledged commits.
   */
  findSynchronousStandby(): Promise<string>;
  /** Ends all processes of a machine at once, as when it loses power. */
  kill(address: string): Promise<void>;
  start(address: string): void;
  /** True if the machine follows the primary and has all its commits. */
  follows(address: string): Promise<boolean>;
  stop(): Promise<void>;
};

/**
 * Starts three machines with etcd and Patroni, with the files of deploy/patroni, and waits for a primary with two standbys. Each has its own
 * processes, data and address, in one Debian root.
 * @throws if that takes more than five minutes.
 */
export async function startPatroni(folder: string, root: string): Promise<PatroniCluster> {
  const password = randomBytes(16).toString('hex');
  const machines = new Map<string, ChildProcess>();
  for (const [index, address] of DATABASE_ADDRESSES.entries()) {
    const node = join(folder, address);
    for (const name of ['etc', 'etcd', 'postgresql', 'run']) await mkdir(join(node, name), { recursive: true });
    for (const [source, target] of Object.entries(files)) {
      const text = await readFile(join(workspaceRoot, 'deploy/patroni', source), 'utf8');
      await writeFile(join(node, 'etc', target), source === 'config.yml' ? text : forMachine(text, `db${index + 1}`, address, password));
    }
  }

  function start(address: string) {
    const env = { PATH: process.env.PATH, NODE: join(folder, address), ROOT: root };
    const args = ['--mount', '--pid', '--fork', '--kill-child', 'bash', '-c', machineScript];
    machines.set(address, spawn('unshare', args, { env, stdio: 'inherit' }));
  }

  async function kill(address: string) {
    const machine = machines.get(address);
    if (!machine || machine.exitCode !== null || machine.signalCode !== null) return;
    const ended = new Promise((resolve) => machine.once('exit', resolve));
    machine.kill('SIGKILL');
    await ended;
  }

  const ask = async (address: string, path: string): Promise<number> =>
    fetch(`http://${address}:8008/${path}`, { signal: AbortSignal.timeout(2000) }).then(
      ({ status }) => status,
      () => 0,
    );
  const follows = async (address: string) => (await ask(address, 'replica?lag=0')) === 200;
  async function findPrimary() {
    const answers = await Promise.all(DATABASE_ADDRESSES.map((address) => ask(address, 'primary')));
    return DATABASE_ADDRESSES.find((_, index) => answers[index] === 200) ?? null;
  }

  for (const address of DATABASE_ADDRESSES) start(address);
  for (const deadline = Date.now() + START_TIMEOUT_MS; ; await delay(500)) {
    const standbys = await Promise.all(DATABASE_ADDRESSES.map(follows));
    if ((await findPrimary()) && standbys.filter(Boolean).length === DATABASE_ADDRESSES.length - 1) break;
    if (Date.now() > deadline) throw new Error(`Patroni has no primary with two standbys. ${await readLogs(folder)}`);
  }
  const toHostUrl = (address: string, database: string) => `postgres://postgres:${password}@${address}/${database}`;
  return {
    toUrl: (database) => toHostUrl(DATABASE_ADDRESSES.join(','), database),
    toHostUrl,
    findPrimary,
    findSynchronousStandby: async () => readSynchronousStandby(toHostUrl((await findPrimary()) ?? '', 'postgres')),
    kill,
    start,
    follows,
    stop: async () => void (await Promise.all(DATABASE_ADDRESSES.map(kill))),
  };
}

/** Sets what differs between machines, and the passwords. The list of all machines stays. */
function forMachine(text: string, name: string, address: string, password: string): string {
  const lines = text.split('\n').map((line) => {
    if (line.endsWith('_PASSWORD=')) return line + password;
    return line.startsWith('ETCD_INITIAL_CLUSTER=') ? line : line.replaceAll(FIRST.name, name).replaceAll(FIRST.address, address);
  });
  return lines.join('\n');
}

async function readSynchronousStandby(url: string): Promise<string> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string }>(
      `select application_name as name from pg_stat_replication
       where sync_state in ('sync', 'quorum') and current_setting('synchronous_commit') in ('on', 'remote_apply')`,
    );
    if (!rows[0])
      throw new Error('The primary acknowledges commits that no standby has. Check synchronous_mode in deploy/patroni/config.yml.');
    return rows[0].name;
  } finally {
    await client.end();
  }
}

async function readLogs(folder: string): Promise<string> {
  const file = await open(join(folder, FIRST.address, 'patroni.log'));
  const text = await file.readFile('utf8').finally(() => file.close());
  return text.slice(-2000);
}
