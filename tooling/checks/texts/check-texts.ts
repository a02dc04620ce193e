import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from '@social/texts/languages';
import { apps } from '../../stack/apps';
import { workspaceRoot } from '../../stack/config';
import type { ImportGraph } from '../imports/import-graph';
import { compareCatalog, readCatalog, writeCatalog } from './catalog-file';
import { extractDeclaredTexts, type ExtractedText, type extractTexts } from './extract-texts';
import { listAppSources } from './list-app-sources';

const translated = languages.map(({ code }) => code).filter((code) => code !== 'en');
// A remote without catalogs is shown in English.
const translatedApps = apps.filter((app) => existsSync(join(workspaceRoot, app, 'src/texts')));

/** The texts of each file and its problems, by its path. */
export type ExtractedFiles = ReadonlyMap<string, ReturnType<typeof extractTexts>>;

/** Compares the catalogs with the sources, and finds texts outside them. @returns a line for each difference. */
export function checkTexts(extracted: ExtractedFiles, graph: ImportGraph): string[] {
  const problems = new Set<string>();
  for (const app of translatedApps) {
    for (const path of listAppSources(app, graph))
      for (const { file, line, text, problem } of extracted.get(path)?.problems ?? [])
        problems.add(`${file}:${line}  ${text}  → ${problem}`);
    const texts = listTexts(app, extracted, graph);
    for (const language of translated)
      for (const problem of compareCatalog(texts, readCatalog(app, language))) problems.add(`${app}, ${language}: ${problem}`);
  }
  return [...problems];
}

/** Writes the catalogs without unused texts, and with translations from other apps. */
export function writeCatalogs(extracted: ExtractedFiles, graph: ImportGraph): void {
  for (const language of translated) {
    const known = Object.assign({}, ...translatedApps.map((app) => readCatalog(app, language))) as ReturnType<typeof readCatalog>;
    for (const app of translatedApps) {
      // An app's own translation comes first: the text may have another meaning there.
      const translations = { ...known, ...readCatalog(app, language) };
      const present = listTexts(app, extracted, graph).flatMap(({ key }) =>
        Object.hasOwn(translations, key) && translations[key] !== undefined ? [[key, translations[key]] as const] : [],
      );
      writeCatalog(app, language, Object.fromEntries(present));
    }
  }
}

function listTexts(app: string, extracted: ExtractedFiles, graph: ImportGraph): ExtractedText[] {
  const texts = listAppSources(app, graph).flatMap((file) => extracted.get(file)?.texts ?? []);
  if (app === 'shell') return texts;
  const config = `${app}/webpack.config.ts`;
  return [...texts, ...extractDeclaredTexts(config, readFileSync(join(workspaceRoot, config), 'utf8'))];
}
