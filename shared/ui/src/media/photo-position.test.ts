import { fitSize, MAX_SCALE, moveBy, fittedPosition, zoomTo } from './photo-position';

const bounds = { photo: { width: 400, height: 200 }, stage: { width: 400, height: 400 } };

test('a large photo is scaled to fit, a small one is not enlarged', () => {
  expect(fitSize({ width: 4000, height: 1000 }, bounds.stage)).toEqual({ width: 400, height: 100 });
  expect(fitSize({ width: 40, height: 10 }, bounds.stage)).toEqual({ width: 40, height: 10 });
});

test('zooming keeps the point under the pointer', () => {
  expect(zoomTo(fittedPosition, 4, { x: 50, y: 20 }, bounds)).toEqual({ scale: 4, x: -150, y: -60 });
});

test('the edges stay outside the stage, and a narrow side stays centred', () => {
  expect(zoomTo(fittedPosition, 2, { x: 100, y: 80 }, bounds)).toEqual({ scale: 2, x: -100, y: 0 });
  expect(moveBy({ scale: 2, x: 0, y: 0 }, { x: 999, y: 999 }, bounds)).toEqual({ scale: 2, x: 200, y: 0 });
});

test('zooming out ends at the whole photo, zooming in at the maximum scale', () => {
  expect(zoomTo({ scale: 2, x: 200, y: 0 }, 0.1, { x: 0, y: 0 }, bounds)).toEqual(fittedPosition);
  expect(zoomTo(fittedPosition, 100, { x: 0, y: 0 }, bounds).scale).toBe(MAX_SCALE);
});
