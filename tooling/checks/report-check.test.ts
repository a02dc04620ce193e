import { describeCheck } from './report-check';

test('a green check is one line', () => {
  expect(describeCheck('lint', { name: 'lint', isGreen: true, output: 'fine', seconds: 3 })).toBe('✓ lint (3 s)');
});

test('a failed check shows the first lines of its output, and how to run only this check', () => {
  const output = Array.from({ length: 50 }, (_line, index) => `problem ${index + 1}`).join('\n');
  const lines = describeCheck('imports', { name: 'import law', isGreen: false, output, seconds: 3 }).split('\n');

  expect(lines.slice(0, 2)).toEqual(['✗ import law (3 s)', 'problem 1']);
  expect(lines.slice(-3)).toEqual(['problem 40', '… 10 more lines', 'To run it alone: npm run check -- imports']);
});
