import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { singletons } from '@social/build-preset/webpack/singletons';
import { workspaceRoot } from '../../stack/config';
import { listSourceFiles } from '../list-source-files';

const SHARED = new Set<string>(singletons.map(({ shareKey }) => shareKey));
const IMPORTS = /(?:from|import)\s*\(?\s*(?:\/\*.*?\*\/\s*)?'([^']+)'/g;
const SHARED_WITH_TEXTS = ['shared/api/src', 'shared/data/src', 'shared/session/src', 'shared/ui/src'];

/** Whether texts of a file are shown to members. */
export function isShown(file: string): boolean {
  return /\.tsx?$/.test(file) && !/\.test\.|\/(testing|worker|document)\//.test(file);
}

/**
 * Lists the files whose texts are in the catalogs of an app: its own, and those of the shared packages that its build contains. Singletons are
 * in the shell's build.
 */
export function listAppSources(app: string): string[] {
  const own = listSourceFiles([`${app}/src`]).filter(isShown);
  if (app === 'shell') return [...own, ...listSourceFiles(SHARED_WITH_TEXTS).filter(isShown)];
  const found = new Set(own);
  const open = [...own];
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    for (const imported of listSharedImports(file)) {
      if (found.has(imported)) continue;
      found.add(imported);
      open.push(imported);
    }
  }
  return [...found].sort();
}

/** Lists the files of shared packages that a file imports, without those that the shell provides. */
function listSharedImports(file: string): string[] {
  const source = readFileSync(join(workspaceRoot, file), 'utf8');
  return [...source.matchAll(IMPORTS)].flatMap(([, specifier = '']) => {
    if (SHARED.has(specifier)) return [];
    const bare = specifier.startsWith('.')
      ? file.startsWith('shared/') && join(dirname(file), specifier)
      : specifier.replace(/^@social\/(api|data|session|ui)\//, 'shared/$1/src/');
    const path =
      bare && ['.ts', '.tsx'].map((extension) => bare + extension).find((candidate) => existsSync(join(workspaceRoot, candidate)));
    return path && path.startsWith('shared/') && !path.startsWith('shared/texts/') ? [path] : [];
  });
}
