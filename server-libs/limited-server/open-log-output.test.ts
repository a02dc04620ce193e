import { mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { openLogOutput } from './open-log-output';

const FULL_DISK = '/dev/full';
const onLinux = existsSync(FULL_DISK) ? test : test.skip;

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'log-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

onLinux('a disk that is full takes no line of the log, and the server goes on', async () => {
  const path = join(folder, 'server.log');
  await symlink(FULL_DISK, path);
  const log = pino({}, openLogOutput(path));

  for (let count = 0; count < 3; count += 1) log.info('A line');
});

test('lines are written at once', async () => {
  const path = join(folder, 'server.log');

  pino({}, openLogOutput(path)).info('The first');

  expect(await readFile(path, 'utf8')).toContain('The first');
});
