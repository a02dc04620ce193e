import { getCropArea, getFrameBounds } from './crop-picture';
import { moveBy, fittedPosition, zoomTo } from './photo-position';

const wide = { width: 2000, height: 1000 };

test('without magnification a square cut of a wide picture is its middle in full height', () => {
  expect(getCropArea(fittedPosition, wide, getFrameBounds(wide, 1))).toEqual({ left: 500, top: 0, width: 1000, height: 1000 });
});

test('a frame with the picture’s own aspect ratio keeps all of it', () => {
  expect(getCropArea(fittedPosition, wide, getFrameBounds(wide, 2))).toEqual({ left: 0, top: 0, width: 2000, height: 1000 });
});

test('a picture moved to the far right keeps its left edge', () => {
  const bounds = getFrameBounds(wide, 1);
  expect(getCropArea(moveBy(fittedPosition, { x: 9, y: 9 }, bounds), wide, bounds)).toEqual({ left: 0, top: 0, width: 1000, height: 1000 });
});

test('magnified twice keeps half of each side', () => {
  const bounds = getFrameBounds(wide, 1);
  const magnified = zoomTo(fittedPosition, 2, { x: 0, y: 0 }, bounds);
  expect(getCropArea(magnified, wide, bounds)).toEqual({ left: 750, top: 250, width: 500, height: 500 });
});
