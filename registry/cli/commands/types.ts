import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { remoteName, type ReleaseManifest } from '@social/contracts';
import type { Command } from 'commander';
import type { RegistryClient } from '@social/registry-client';
import { openContext } from '../context';
import { table } from '../output/table';
import { RefusedError, UsageError, type Terminal } from '../terminal';
import { fetchTypes, findTypesIntegrity } from '../types/fetch-types';
import { findConsumed } from '../types/find-consumed';
import { readInstalled, removeTypes, TYPES_FOLDER, writeInstalled, writeTypes, type InstalledTypes } from '../types/installed-types';

type Options = { remote?: string[]; check?: boolean };
/** The effect on the types of a remote. `missing`: its release has no types. */
type Step = { remote: string; version: string; state: 'installed' | 'current' | 'removed' | 'missing' };

export function addTypes(program: Command, terminal: Terminal): void {
  program
    .command('types')
    .description('install the types of the remotes that this package consumes, as an environment runs them now')
    .argument('<environment>')
    .option('--remote <name...>', 'these remotes; by default "consumes" of remote.config.json or of the last build')
    .option('--check', 'change nothing; exit code 1 when they differ')
    .action(async (environment: string, { remote: named, check: isCheck = false }: Options, command: Command) => {
      const { client, colors, print, cwd } = await openContext(command, terminal);
      const remotes = named ?? (await findConsumed(cwd));
      const manifests = await readManifests(client, environment, remotes);
      const before = await readInstalled(cwd);
      const steps = [...manifests.map((manifest) => planStep(manifest, before, cwd)), ...listRemoved(before, remotes)];
      if (!isCheck) await carryOut(client, cwd, steps, manifests);
      const isCurrent = steps.every(({ state }) => state === 'current');
      const signs = { installed: colors.green('+'), current: '=', removed: colors.dim('-'), missing: colors.red('✗') };
      const hint = isCheck ? null : await findPathsHint(cwd);
      print({ environment, types: steps, isCurrent }, () => [
        isCurrent
          ? `The types are those of ${colors.bold(environment)}.`
          : `${isCheck ? 'The types differ from' : 'Types of'} ${colors.bold(environment)}${isCheck ? '' : ` in ${TYPES_FOLDER}/`}:`,
        ...table(steps.map((step) => [signs[step.state], step.remote, step.version, describeStep(step, isCheck)])),
        ...(isCheck && !isCurrent ? [`  next: registry types ${environment}`] : []),
        ...(hint === null ? [] : [colors.yellow(`  ${hint}`)]),
      ]);
      if (steps.some(({ state }) => state === 'missing') || (isCheck && !isCurrent)) throw new RefusedError();
    });
}

/** @throws {UsageError} for a remote that the environment does not run. */
async function readManifests(client: RegistryClient, environment: string, remotes: readonly string[]): Promise<ReleaseManifest[]> {
  const { composition } = await client.status(environment);
  return Promise.all(
    remotes.map((remote) => {
      const version = remoteName.safeParse(remote).success && Object.hasOwn(composition, remote) ? composition[remote] : undefined;
      if (version !== undefined) return client.manifest({ remote, version });
      throw new UsageError(`${environment} does not run ${remote}. It runs ${Object.keys(composition).sort().join(', ') || 'nothing'}.`);
    }),
  );
}

function planStep(manifest: ReleaseManifest, before: InstalledTypes, folder: string): Step {
  const { name: remote, version } = manifest;
  const integrity = findTypesIntegrity(manifest);
  if (integrity === undefined) return { remote, version, state: 'missing' };
  const isCurrent = before[remote]?.integrity === integrity && existsSync(join(folder, TYPES_FOLDER, remote));
  return { remote, version, state: isCurrent ? 'current' : 'installed' };
}

/** Types that this command has installed for remotes that are no longer consumed. Other folders are not touched. */
function listRemoved(before: InstalledTypes, remotes: readonly string[]): Step[] {
  return Object.entries(before)
    .filter(([remote]) => !remotes.includes(remote))
    .map(([remote, { version }]) => ({ remote, version, state: 'removed' as const }));
}

/** Downloads everything before it changes anything. */
async function carryOut(client: RegistryClient, folder: string, steps: readonly Step[], manifests: readonly ReleaseManifest[]) {
  const wanted = manifests.filter(({ name }) => steps.some(({ remote, state }) => remote === name && state === 'installed'));
  const fetched = await Promise.all(wanted.map(async (manifest) => [manifest.name, await fetchTypes(client, manifest)] as const));
  for (const [remote, texts] of fetched) if (texts) await writeTypes(folder, remote, texts);
  // Types of another version are worse than none.
  for (const { remote, state } of steps) if (state === 'removed' || state === 'missing') await removeTypes(folder, remote);
  const installed = manifests.flatMap((manifest) => {
    const integrity = findTypesIntegrity(manifest);
    return integrity === undefined ? [] : [[manifest.name, { version: manifest.version, integrity }] as const];
  });
  await writeInstalled(folder, Object.fromEntries(installed));
}

function describeStep({ state }: Step, isCheck: boolean): string {
  switch (state) {
    case 'installed':
      return isCheck ? 'other types, or none, are installed' : '';
    case 'current':
      return '';
    case 'removed':
      return 'is no longer consumed';
    case 'missing':
      return `has no types: its team builds them with Module Federation's "dts" option, or with @social/build-preset`;
  }
}

/** Returns what to write into tsconfig.json, if it does not mention the folder. Null for a package without a tsconfig.json. */
async function findPathsHint(folder: string): Promise<string | null> {
  const config = await readFile(join(folder, 'tsconfig.json'), 'utf8').catch(() => null);
  if (config === null || config.includes(TYPES_FOLDER)) return null;
  return `tsconfig.json: "compilerOptions": { "paths": { "*": ["./${TYPES_FOLDER}/*"] } }`;
}
