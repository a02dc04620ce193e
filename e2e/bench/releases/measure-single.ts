import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { workspaceRoot } from '../../support/stack';
import { readSingleScripts } from '../startup/variants';
import type { WordChange } from './changes';

/** The entries of the single application that Home loads. */
const GROUPS_OF_HOME = ['main', 'mf_feed-home', 'mf_chat-conversation-lists'];

/** Builds the single application, with a change if one is given. */
export function buildSingle(folder: string, change?: WordChange): void {
  const changed = change ? [change.source, change.sourceFrom, change.sourceTo] : [];
  const args = ['--import', 'tsx', 'tooling/single-build/build-single.ts', folder, ...changed];
  execFileSync(process.execPath, args, { cwd: workspaceRoot, stdio: 'inherit' });
}

/** Sums the scripts of Home, in bytes of brotli 11, whose names differ between two builds. */
export async function measureRefetched(before: string, after: string): Promise<{ bytes: number; requests: number }> {
  const known = await listScriptsOfHome(before);
  const fetched = [...(await listScriptsOfHome(after))].filter((name) => !known.has(name));
  const sizes = await Promise.all(fetched.map(async (name) => brotliCompressSync(await readFile(join(after, name))).length));
  return { bytes: sizes.reduce((sum, size) => sum + size, 0), requests: fetched.length };
}

async function listScriptsOfHome(folder: string): Promise<Set<string>> {
  const scripts = await readSingleScripts(folder);
  return new Set(GROUPS_OF_HOME.flatMap((group) => scripts[group] ?? []));
}
