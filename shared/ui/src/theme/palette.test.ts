import { darkPalette, lightPalette } from './palette';

/** Relative luminance and contrast as WCAG 2 defines them. */
function luminance(color: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

describe.each([
  ['light', lightPalette],
  ['dark', darkPalette],
])('%s', (_mode, palette) => {
  const surfaces = [palette.background.default, palette.background.paper];
  const accents = [palette.primary, palette.secondary, palette.error, palette.warning, palette.success, palette.info];

  test.each([palette.text.primary, palette.text.secondary, ...accents.map(({ main }) => main)])(
    '%s is readable on every surface',
    (color) => {
      for (const surface of surfaces) expect(contrast(color, surface)).toBeGreaterThanOrEqual(4.5);
    },
  );

  test.each(accents)('text on $main is readable', ({ main, contrastText }) => {
    expect(contrast(contrastText, main)).toBeGreaterThanOrEqual(4.5);
  });
});
