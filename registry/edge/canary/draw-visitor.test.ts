import { isDrawn } from './draw-visitor';

const shares = Array.from({ length: 101 }, (_, percent) => percent);
const visitors = Array.from({ length: 300 }, (_, index) => `browser ${index}`);

test('a visitor in a share stays in a larger one; 0 includes no visitors, 100 all', () => {
  for (const visitor of visitors) {
    const drawn = shares.map((percent) => isDrawn('production-7', percent, visitor));
    const first = drawn.indexOf(true);
    expect(first).toBeGreaterThan(0);
    expect(drawn).toEqual(shares.map((percent) => percent >= first));
  }
});

test.each([1, 5, 10, 50, 99])('%i percent of 20,000 visitors get it', (share) => {
  const drawn = Array.from({ length: 20_000 }, (_, index) => `browser ${index}`).filter((visitor) =>
    isDrawn('production-7', share, visitor),
  );
  // Four standard deviations for this share.
  const margin = 4 * Math.sqrt(20_000 * (share / 100) * (1 - share / 100));
  expect(Math.abs(drawn.length - 200 * share)).toBeLessThan(margin);
});

test('another canary draws others', () => {
  const many = Array.from({ length: 2000 }, (_, index) => `browser ${index}`);
  const drawnBy = (canary: string) => many.filter((visitor) => isDrawn(canary, 10, visitor));
  const both = drawnBy('production-7').filter((visitor) => drawnBy('production-8').includes(visitor));
  // Of 200 each, about 20 have both by chance.
  expect(both.length).toBeLessThan(45);
});
