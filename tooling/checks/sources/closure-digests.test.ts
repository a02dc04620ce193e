import type { ImportGraph } from '../imports/import-graph';
import { digestClosures } from './closure-digests';

const contents = { page: 'p', view: 'v', lib: 'l', other: 'o' };

function graphOf(imports: Record<string, string[]>): ImportGraph {
  return new Map(
    Object.entries(imports).map(([from, targets]) => [
      from,
      targets.map((to) => ({ specifier: `./${to}`, isTypeOnly: false, to, isResolved: true, isDeclared: true })),
    ]),
  );
}

const graph = graphOf({ page: ['view'], view: ['lib', 'node:fs'], lib: [], other: [] });

function listChanged(next: ImportGraph, changed: Partial<typeof contents>): string[] {
  const before = digestClosures(graph, (file) => contents[file as keyof typeof contents]);
  const after = digestClosures(next, (file) => ({ ...contents, ...changed })[file as keyof typeof contents]);
  return [...after].filter(([file, digest]) => before.get(file) !== digest).map(([file]) => file);
}

test('nothing changes without a change', () => {
  expect(listChanged(graph, {})).toEqual([]);
});

test('a change is one of all files that import the changed one, directly or through others', () => {
  expect(listChanged(graph, { lib: 'l2' }).sort()).toEqual(['lib', 'page', 'view']);
  expect(listChanged(graph, { view: 'v2' }).sort()).toEqual(['page', 'view']);
  expect(listChanged(graph, { other: 'o2' })).toEqual(['other']);
});

test('an import that leads to another file is a change', () => {
  expect(listChanged(graphOf({ page: ['other'], view: ['lib', 'node:fs'], lib: [], other: [] }), {})).toEqual(['page']);
});

test('a circle has digests too', () => {
  expect(digestClosures(graphOf({ page: ['view'], view: ['page'] }), () => '').size).toBe(2);
});
