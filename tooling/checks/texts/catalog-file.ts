import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceRoot } from '../../stack/config';
import type { ExtractedText } from './extract-texts';

export type Translation = string | Record<string, string>;
export type CatalogFile = Record<string, Translation>;

const catalogPath = (app: string, language: string) => join(workspaceRoot, app, 'src/texts', `${language}.json`);

export function readCatalog(app: string, language: string): CatalogFile {
  try {
    return JSON.parse(readFileSync(catalogPath(app, language), 'utf8')) as CatalogFile;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {};
    throw error;
  }
}

/** Writes the translations of an app's texts, in the order of the texts. Omits unused ones. */
export function writeCatalog(app: string, language: string, catalog: CatalogFile): void {
  const sorted = Object.fromEntries(Object.entries(catalog).sort(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(catalogPath(app, language), `${JSON.stringify(sorted, null, 2)}\n`);
}

/** Compares a catalog with the texts of its app. @returns a sentence for each difference. */
export function compareCatalog(texts: readonly ExtractedText[], catalog: CatalogFile): string[] {
  const byKey = new Map(texts.map((text) => [text.key, text]));
  const problems: string[] = [];
  for (const { key, file, line, isPlural } of byKey.values()) {
    const translation = Object.hasOwn(catalog, key) ? catalog[key] : undefined;
    if (translation === undefined) problems.push(`${file}:${line}  “${key}” is not translated`);
    else if (isPlural !== (typeof translation === 'object')) problems.push(`“${key}” ${isPlural ? 'needs plural forms' : 'is no plural'}`);
    else problems.push(...compareParts(key, translation));
  }
  for (const key of Object.keys(catalog)) if (!byKey.has(key)) problems.push(`“${key}” is in no source any more`);
  return problems;
}

/** The singular form may omit the number. The translation must have all other placeholders and tags. */
function compareParts(key: string, translation: Translation): string[] {
  const forms = typeof translation === 'string' ? { other: translation } : translation;
  if (forms.other === undefined) return [`“${key}” has no form "other"`];
  const wanted = listParts(key);
  return Object.entries(forms).flatMap(([form, text]) => {
    const missing = wanted.filter((part) => !listParts(text).includes(part) && !(form === 'one' && part === '{count}'));
    const unknown = listParts(text).filter((part) => !wanted.includes(part));
    return [...missing.map((part) => `“${text}” lacks ${part}`), ...unknown.map((part) => `“${text}” has ${part}, which “${key}” has not`)];
  });
}

function listParts(text: string): string[] {
  return text.match(/\{\w+\}|<\w+>/g) ?? [];
}
