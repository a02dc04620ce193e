import { stripVTControlCharacters } from 'node:util';

/** Aligns columns; colours have no width. */
export function table(rows: readonly (readonly string[])[], indent = '  '): string[] {
  const widths: number[] = [];
  for (const row of rows) {
    row.forEach((cell, column) => {
      widths[column] = Math.max(widths[column] ?? 0, measureWidth(cell));
    });
  }
  return rows.map((row) =>
    `${indent}${row.map((cell, column) => cell + ' '.repeat((widths[column] ?? 0) - measureWidth(cell))).join('  ')}`.trimEnd(),
  );
}

function measureWidth(cell: string): number {
  return [...stripVTControlCharacters(cell)].length;
}
