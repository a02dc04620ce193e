import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

type Translations<Key extends string> = Partial<Record<Key, Record<string, string>>>;

/** Reads the catalogs of an app, such as `src/texts/de.json`. @returns a function that finds the translations of a text */
export function readTranslations(appDir: string): <Key extends string>(key: Key, text: string) => Translations<Key> {
  const folder = join(appDir, 'src/texts');
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.json')) : [];
  const catalogs = files.map((file) => ({
    language: basename(file, '.json'),
    texts: JSON.parse(readFileSync(join(folder, file), 'utf8')) as Record<string, unknown>,
  }));
  return (key, text) => {
    const found = catalogs.flatMap(({ language, texts }) => {
      const translation = texts[text];
      return typeof translation === 'string' ? [[language, translation] as const] : [];
    });
    return found.length > 0 ? ({ [key]: Object.fromEntries(found) } as Translations<typeof key>) : {};
  };
}
