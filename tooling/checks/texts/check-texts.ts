// Compares the catalogs with the sources, and finds texts outside them. With --write the catalogs lose texts that are gone and take over
// translations that another app has; those that are left to translate are listed.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from '@social/texts/languages';
import { apps } from '../../stack/apps';
import { workspaceRoot } from '../../stack/config';
import { listAppSources } from './app-sources';
import { compareCatalog, readCatalog, writeCatalog } from './catalog-file';
import { extractDeclaredTexts, extractTexts } from './extract-texts';

const translated = languages.map(({ code }) => code).filter((code) => code !== 'en');
const readSource = (file: string) => readFileSync(join(workspaceRoot, file), 'utf8');
// A remote without catalogs is shown in English, whole.
const translatedApps = apps.filter((app) => existsSync(join(workspaceRoot, app, 'src/texts')));
const extracted = new Map(translatedApps.map((app) => [app, extractApp(app)]));

function extractApp(app: string) {
  const config = `${app}/webpack.config.ts`;
  const found = listAppSources(app).map((file) => extractTexts(file, readSource(file)));
  const declared = app === 'shell' ? [] : extractDeclaredTexts(config, readSource(config));
  return [...found, { texts: declared, problems: [] }];
}

const problems = new Set<string>();
for (const files of extracted.values())
  for (const { file, line, text, problem } of files.flatMap((found) => found.problems))
    problems.add(`${file}:${line}  ${text}  → ${problem}`);

for (const language of translated) {
  const known = Object.assign({}, ...translatedApps.map((app) => readCatalog(app, language))) as ReturnType<typeof readCatalog>;
  for (const [app, files] of extracted) {
    const texts = files.flatMap((found) => found.texts);
    if (process.argv.includes('--write')) {
      // An app's own translation first: a text can stand in another sentence there.
      const translations = { ...known, ...readCatalog(app, language) };
      const present = texts.flatMap(({ key }) =>
        Object.hasOwn(translations, key) && translations[key] !== undefined ? [[key, translations[key]] as const] : [],
      );
      writeCatalog(app, language, Object.fromEntries(present));
    }
    for (const problem of compareCatalog(texts, readCatalog(app, language))) problems.add(`${app}, ${language}: ${problem}`);
  }
}

for (const problem of problems) console.log(problem);
process.exitCode = problems.size > 0 ? 1 : 0;
