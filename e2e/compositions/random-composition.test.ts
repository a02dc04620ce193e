import { createRandom } from './random';
import { createCompositions } from './random-composition';
import { faultNames } from './release-faults';

function compositionsOf(seed: number, count: number) {
  const next = createCompositions(createRandom(seed));
  return Array.from({ length: count }, () => next());
}

test('a seed gives the same compositions again', () => {
  expect(compositionsOf(7, 20)).toEqual(compositionsOf(7, 20));
  expect(compositionsOf(7, 20)).not.toEqual(compositionsOf(8, 20));
});

test('two hundred compositions have every fault, and good ones among them', () => {
  const compositions = compositionsOf(7, 200);

  expect(new Set(compositions.flatMap(({ releases }) => releases.map(({ fault }) => fault)))).toEqual(new Set([null, ...faultNames]));
  expect(compositions.filter(({ refusedBy }) => refusedBy.size === 0).length).toBeGreaterThan(50);
  expect(compositions.filter(({ refusedBy }) => refusedBy.size > 0).length).toBeGreaterThan(50);
});

test('a composition whose every release is good and complete is expected to pass', () => {
  for (const { releases, refusedBy, isFrozen } of compositionsOf(9, 200)) {
    const remotes = new Set(releases.map(({ remote }) => remote));
    const isGood =
      !isFrozen &&
      ['mf_feed', 'mf_chat'].every((remote) => remotes.has(remote)) &&
      releases.every(({ fault, neighbour }) => fault === null && (neighbour === null || remotes.has(neighbour)));
    if (isGood) expect([...refusedBy]).toEqual([]);
  }
});
