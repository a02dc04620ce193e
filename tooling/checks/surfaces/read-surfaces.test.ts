import { listExports } from './read-surfaces';

test('the names that declarations export are listed', () => {
  const declarations = [
    "import { b } from './b';",
    'export declare const a: number, c: string;',
    'export declare function d(): void;',
    'export type E = string;',
    'export interface F {}',
    "export { g, h as i } from './g';",
    "export type { J } from './j';",
    'declare const k: number;',
    'export default k;',
  ].join('\n');

  expect(listExports('shared/ui/src/index.d.ts', declarations)).toEqual(['a', 'c', 'd', 'E', 'F', 'g', 'i', 'J', 'default']);
});
