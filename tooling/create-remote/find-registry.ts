import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';

/** The scope's block or its braces, with other settings before the address. */
const yarnScope = /[\s{,]["']?social["']?:\s*\{?\s*(?:\w+:[ \t]*[^\s,}][^\n,}]*[\n,]\s*)*?["']?npmRegistryServer["']?:\s*["']?([^"'\s,}]+)/;
const bunScope = /^\s*["']?@social["']?\s*=\s*["']([^"']+)["']/m;
const patterns: readonly [file: string, pattern: RegExp][] = [
  ['.npmrc', /^@social:registry\s*=\s*(\S+)/m],
  ['.yarnrc.yml', yarnScope],
  ['bunfig.toml', bunScope],
  // `bun create` reads no settings but those of the home folder.
  ['.bunfig.toml', bunScope],
];

/**
 * Finds where `@social` packages come from: in the settings of any package manager in the folder, its parents or the home folder, then in
 * npm's.
 * @returns null if none names it
 */
export function findRegistryUrl(folder: string): string | null {
  return findInFiles(folder) ?? findInFiles(homedir()) ?? askNpm(folder);
}

function findInFiles(folder: string): string | null {
  for (const [file, pattern] of patterns) {
    const path = join(folder, file);
    const url = existsSync(path) ? pattern.exec(readFileSync(path, 'utf8'))?.[1] : undefined;
    if (url) return url;
  }
  return folder === dirname(folder) ? null : findInFiles(dirname(folder));
}

function askNpm(folder: string): string | null {
  try {
    const args = ['config', 'get', '@social:registry'];
    const url = execFileSync('npm', args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
    return URL.canParse(url) ? url : null;
  } catch {
    return null; // npm is not installed, as in images of Bun
  }
}
