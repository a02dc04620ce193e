import { findCircles } from './find-circles';
import type { ImportGraph } from './import-graph';

function graphOf(imports: Record<string, string[]>): ImportGraph {
  return new Map(
    Object.entries(imports).map(([from, targets]) => [
      from,
      targets.map((to) => ({ specifier: to, isTypeOnly: false, to, isResolved: true, isDeclared: true })),
    ]),
  );
}

test('files that import in one direction form no circle', () => {
  expect(findCircles(graphOf({ a: ['b', 'c'], b: ['c'], c: ['node:fs'] }))).toEqual([]);
});

test('a file that imports itself is a circle', () => {
  expect(findCircles(graphOf({ a: ['a'] }))).toEqual([['a', 'a']]);
});

test('a group of circles is shown by the shortest through its first file', () => {
  const graph = graphOf({ entry: ['a'], a: ['b', 'leaf'], b: ['c', 'd'], c: ['d'], d: ['a'], leaf: [] });

  expect(findCircles(graph)).toEqual([['a', 'b', 'd', 'a']]);
});

test('separate circles are all shown', () => {
  expect(findCircles(graphOf({ a: ['b'], b: ['a', 'c'], c: ['d'], d: ['c'] }))).toEqual(
    expect.arrayContaining([
      ['a', 'b', 'a'],
      ['c', 'd', 'c'],
    ]),
  );
});
