import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readTranslations } from './read-translations';

test('a text is looked up in every catalog of the app', () => {
  const appDir = mkdtempSync(join(tmpdir(), 'translations-'));
  mkdirSync(join(appDir, 'src/texts'), { recursive: true });
  writeFileSync(join(appDir, 'src/texts/de.json'), JSON.stringify({ Albums: 'Alben', '{count} photos': { other: '{count} Fotos' } }));
  writeFileSync(join(appDir, 'src/texts/fr.json'), JSON.stringify({ Photos: 'Photos' }));
  const translate = readTranslations(appDir);
  expect(translate('labels', 'Albums')).toEqual({ labels: { de: 'Alben' } });
  expect(translate('titles', 'Photos')).toEqual({ titles: { fr: 'Photos' } });
  expect([translate('titles', 'Jobs'), translate('titles', '{count} photos')]).toEqual([{}, {}]);
});

test('an app without catalogs has no translations', () => {
  expect(readTranslations(mkdtempSync(join(tmpdir(), 'translations-')))('titles', 'Albums')).toEqual({});
});
