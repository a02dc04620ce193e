#!/usr/bin/env node
// Takes the place of systemctl in the Debian root of a drill, which has no init system. Starts our units as their unit files say, as an
// unprivileged user, and Debian's services by their own scripts. It neither restarts a server that exits nor applies a unit's hardening.
import { spawn, spawnSync } from 'node:child_process';
import { chownSync, closeSync, copyFileSync, existsSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

/** The first user id that systemd gives to DynamicUser. */
const USER_ID = 61184;
const UNITS = ['social-registry', 'social-provider', 'social-edge'];

// systemd has a umask of its own, whatever the caller's is.
process.umask(0o022);

const [action, ...rest] = process.argv.slice(2);
const isNow = rest.includes('--now');
for (const unit of rest.filter((word) => !word.startsWith('-'))) await act(basename(unit, '.service'));

async function act(unit) {
  const isOurs = existsSync(`/etc/systemd/system/${unit}.service`);
  if (action === 'enable' && !isNow) return;
  const verb = action === 'enable' ? 'start' : action === 'disable' ? 'stop' : action;
  if (!isOurs) {
    const { status } = spawnSync('service', [unit, verb], { stdio: 'inherit' });
    if (status !== 0) process.exit(status ?? 1);
    return;
  }
  if (verb === 'stop' || verb === 'restart') await stop(unit);
  if (verb === 'start' || verb === 'restart') start(unit);
}

/** Reads `[Service]` of a unit file: the values of each key, with `%S` and `%d` replaced. */
function readUnit(unit) {
  const values = new Map();
  for (const line of readFileSync(`/etc/systemd/system/${unit}.service`, 'utf8').split('\n')) {
    const [, key, value] = /^([A-Za-z]+)=(.*)$/.exec(line) ?? [];
    if (key) values.set(key, [...(values.get(key) ?? []), value.replaceAll('%S', '/var/lib').replaceAll('%d', `/run/credentials/${unit}`)]);
  }
  return { all: (key) => values.get(key) ?? [], one: (key) => values.get(key)?.at(-1) };
}

function start(unit) {
  const { all, one } = readUnit(unit);
  const user = USER_ID + UNITS.indexOf(unit);
  for (const name of all('StateDirectory')) makeFolder(join('/var/lib', name), user);
  makeFolder(`/run/credentials/${unit}`, user);
  for (const [name, source] of all('LoadCredential').map((value) => value.split(':'))) {
    const file = `/run/credentials/${unit}/${name}`;
    rmSync(file, { force: true });
    copyFileSync(source, file);
    chownSync(file, user, user);
  }
  const env = Object.fromEntries([
    ['PATH', process.env.PATH],
    ...all('Environment').flatMap((line) => line.split(' ').map(toPair)),
    ...all('EnvironmentFile').flatMap((file) =>
      readFileSync(file, 'utf8')
        .split('\n')
        .filter((line) => /^\w+=/.test(line))
        .map(toPair),
    ),
  ]);
  process.umask(Number.parseInt(one('UMask') ?? '0022', 8));
  const as = ['--reuid', String(user), '--regid', String(user), '--clear-groups', '--no-new-privs', '--'];
  const options = { env, cwd: one('WorkingDirectory') };
  for (const command of all('ExecStartPre')) {
    const { status } = spawnSync('setpriv', [...as, ...command.split(' ')], { ...options, stdio: 'inherit' });
    if (status !== 0) process.exit(1);
  }
  const log = openSync(`/var/log/${unit}.log`, 'a');
  const child = spawn('setpriv', [...as, ...one('ExecStart').split(' ')], { ...options, detached: true, stdio: ['ignore', log, log] });
  closeSync(log);
  child.unref();
  writeFileSync(pidFile(unit), String(child.pid));
}

function pidFile(unit) {
  return `/run/${unit}.pid`;
}

async function stop(unit) {
  if (!existsSync(pidFile(unit))) return;
  const pid = Number(readFileSync(pidFile(unit), 'utf8'));
  rmSync(pidFile(unit));
  const seconds = Number(readUnit(unit).one('TimeoutStopSec'));
  if (!signal(pid, 'SIGTERM')) return;
  for (const deadline = Date.now() + seconds * 1000; signal(pid, 0); await delay(50)) {
    if (Date.now() > deadline) signal(pid, 'SIGKILL');
  }
}

/** @returns false if the process is gone, or has ended and is not reaped: there is no init system to reap it. */
function signal(pid, name) {
  try {
    return !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8')) && process.kill(pid, name);
  } catch {
    return false;
  }
}

function makeFolder(folder, user) {
  mkdirSync(folder, { recursive: true });
  chownSync(folder, user, user);
}

function toPair(line) {
  const at = line.indexOf('=');
  return [line.slice(0, at), line.slice(at + 1)];
}
