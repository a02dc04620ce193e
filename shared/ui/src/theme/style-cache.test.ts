import createCache, { type EmotionCache } from '@emotion/cache';
import { addPrefixes } from './add-prefixes';
import { splitSheets } from './split-sheets';

/** A sheet that counts as Emotion's does, and has its rules by style element. */
function createSheet() {
  const elements: string[][] = [];
  const sheet = {
    ctr: 0,
    insert(rule: string) {
      if (this.ctr++ % 65_000 === 0) elements.push([]);
      elements.at(-1)?.push(rule);
    },
  };
  splitSheets({ sheet } as unknown as EmotionCache);
  return { elements, sheet };
}

async function render(sheet: { insert: (rule: string) => void }, rules: string[]): Promise<void> {
  for (const rule of rules) sheet.insert(rule);
  await Promise.resolve();
}

test('the at-rules of a render begin a sheet, and all rules stay in their order', async () => {
  const { elements, sheet } = createSheet();
  await render(sheet, ['.a{}', '.b{}']);
  await render(sheet, ['.c{}']);
  expect(elements).toEqual([['.a{}', '.b{}', '.c{}']]);

  await render(sheet, ['.d{}', '@media print{.d{}}', '.d:hover{}', '@keyframes e{}']);
  await render(sheet, ['.f{}']);
  await render(sheet, ['@keyframes g{}']);
  expect(elements).toEqual([
    ['.a{}', '.b{}', '.c{}', '.d{}'],
    ['@media print{.d{}}', '.d:hover{}', '@keyframes e{}', '.f{}'],
    ['@keyframes g{}'],
  ]);
});

test('prefixes only the properties that Safari needs with a prefix', () => {
  const rules: string[] = [];
  const sheet = { insert: (rule: string) => void rules.push(rule) } as unknown as EmotionCache['sheet'];
  const styles = 'user-select:none;display:flex;transform:none;';
  createCache({ key: 'test', stylisPlugins: [addPrefixes] }).insert('.a', { name: 'a', styles }, sheet, true);
  expect(rules).toEqual(['.a{-webkit-user-select:none;user-select:none;display:flex;transform:none;}']);
});
