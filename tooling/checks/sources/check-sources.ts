import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceRoot } from '../../stack/config';
import { checkVocabulary } from '../check-vocabulary';
import { findSecrets, isSearchedForSecrets } from '../find-secrets';
import { checkImports } from '../imports/check-imports';
import { resolveImports } from '../imports/import-graph';
import { listImports, type Import } from '../imports/list-imports';
import { listSourceFiles } from '../list-source-files';
import { checkTexts, writeCatalogs } from '../texts/check-texts';
import { extractTexts } from '../texts/extract-texts';
import { isShown } from '../texts/list-app-sources';
import { digestClosures } from './closure-digests';
import { isCode, parseSource } from './parse-source';

/** Remotes and hosts as other teams write them: they have installations of their own, and the import law is ours. */
const FOREIGN = /^e2e\/outside\/(remotes|hosts)\//;

/** The checks that share one reading of the sources. */
export const sourceChecks = ['texts', 'vocabulary', 'secrets', 'imports'] as const;
export type SourceCheck = (typeof sourceChecks)[number];

export type SourceReport = {
  /** The problems that each check found, one text each. A check without problems is green. */
  problems: Partial<Record<SourceCheck, string[]>>;
  /** The digest of each source and of all that it imports, by its path. */
  closures: Record<string, string>;
};

/** True for code as other teams write it: it has a lock file of its own, which the static checks do not install. */
function isForeign(file: string): boolean {
  return /^e2e\/outside\/[^/]+\/(builds|pages)\//.test(file);
}

/** Reads each file of the repository once and parses it once, for several checks. @param isWriting writes the catalogs of texts first. */
export async function checkSources(names: readonly SourceCheck[], isWriting = false): Promise<SourceReport> {
  const problems: SourceReport['problems'] = Object.fromEntries(names.map((name) => [name, []]));
  const hashes = new Map<string, string>();
  const imports = new Map<string, Import[]>();
  const extracted = new Map<string, ReturnType<typeof extractTexts>>();

  for (const file of listSourceFiles()) {
    const isParsed = isCode(file);
    const isSearched = problems.secrets !== undefined && isSearchedForSecrets(file);
    const isStyle = file.endsWith('.css');
    if (!isParsed && !isSearched && !isStyle) continue;
    const text = readFileSync(join(workspaceRoot, file), 'utf8');
    if (isSearched) problems.secrets?.push(...(await findSecrets(file, text)));
    const source = isParsed ? parseSource(file, text) : null;
    if (source || isStyle) problems.vocabulary?.push(...checkVocabulary(file, text, source));
    if (!source) continue;
    if (FOREIGN.test(file)) continue;
    hashes.set(file, createHash('sha256').update(text).digest('hex'));
    if (!isForeign(file)) imports.set(file, listImports(source));
    if (isShown(file)) extracted.set(file, extractTexts(source));
  }

  const graph = resolveImports(workspaceRoot, imports);
  if (isWriting) writeCatalogs(extracted, graph);
  problems.imports?.push(...checkImports(graph));
  problems.texts?.push(...checkTexts(extracted, graph));
  const closures = digestClosures(graph, (file) => hashes.get(file) ?? '');
  return { problems, closures: Object.fromEntries(closures) };
}
