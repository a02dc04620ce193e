import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endOrphans, recordProcesses } from './orphaned-processes';

let dataDir: string;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'orphans-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

function sleeper() {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000) // sample-server'], { stdio: 'ignore' });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  return { pid: child.pid as number, ended, end: () => child.kill('SIGKILL') };
}

test('servers of a killed start are ended', async () => {
  const server = sleeper();
  await recordProcesses(dataDir, [
    { pid: 2_000_000_000, role: 'supervisor', command: 'start' },
    { pid: server.pid, role: 'service', command: 'sample-server' },
  ]);
  expect(await endOrphans(dataDir)).toBe(1);
  await server.ended;
});

test('another program that has the pid now is not ended', async () => {
  const stranger = sleeper();
  await recordProcesses(dataDir, [{ pid: stranger.pid, role: 'service', command: 'registry/src/server.ts' }]);
  expect(await endOrphans(dataDir)).toBe(0);
  stranger.end();
  await stranger.ended;
});

test('a start that is still alive is not ended', async () => {
  const supervisor = sleeper();
  await recordProcesses(dataDir, [{ pid: supervisor.pid, role: 'supervisor', command: 'sample-server' }]);
  await expect(endOrphans(dataDir)).rejects.toThrow(/running already/);
  supervisor.end();
  await supervisor.ended;
});

test('a truncated file names no process', async () => {
  await writeFile(join(dataDir, 'processes.json'), '[{"pid": 12');
  expect(await endOrphans(dataDir)).toBe(0);
});

test('a reader of the record finds it complete, even while it is written', async () => {
  const record = join(dataDir, 'processes.json');
  const running = Array.from({ length: 200 }, (_, pid) => ({ pid, role: 'service' as const, command: 'a server '.repeat(20) }));
  await recordProcesses(dataDir, running);
  let isWriting = true;
  const writing = Promise.all(Array.from({ length: 50 }, () => recordProcesses(dataDir, running))).then(() => (isWriting = false));
  while (isWriting) expect(JSON.parse(await readFile(record, 'utf8'))).toHaveLength(running.length);
  await writing;
});
