import { darkPalette, lightPalette } from './palette';
import { getPrintStyles } from './print-styles';
import { theme } from './theme';

test('a printed page has the colours of the light mode, in either mode of the screen', () => {
  const root = getPrintStyles(theme)[':root[data-color-mode]'] as Record<string, string>;
  expect(root['--ui-palette-text-primary']).toBe(lightPalette.text.primary);
  expect(root['--ui-palette-background-paper']).toBe('#ffffff');
  expect(root['--ui-palette-background-default']).toBe('#fff');
  expect(Object.values(root)).not.toContain(darkPalette.text.primary);
});
