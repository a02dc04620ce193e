import { fittedSize, MAX_SCALE, movedBy, wholePhoto, zoomedTo } from './photo-position';

const room = { photo: { width: 400, height: 200 }, stage: { width: 400, height: 400 } };

test('a large photo is made to fit, a small one is not blown up', () => {
  expect(fittedSize({ width: 4000, height: 1000 }, room.stage)).toEqual({ width: 400, height: 100 });
  expect(fittedSize({ width: 40, height: 10 }, room.stage)).toEqual({ width: 40, height: 10 });
});

test('what is under the pointer stays there while one zooms', () => {
  expect(zoomedTo(wholePhoto, 4, { x: 50, y: 20 }, room)).toEqual({ scale: 4, x: -150, y: -60 });
});

test('the edges do not come into the stage: narrow sides stay in the middle', () => {
  expect(zoomedTo(wholePhoto, 2, { x: 100, y: 80 }, room)).toEqual({ scale: 2, x: -100, y: 0 });
  expect(movedBy({ scale: 2, x: 0, y: 0 }, { x: 999, y: 999 }, room)).toEqual({ scale: 2, x: 200, y: 0 });
});

test('zooming out ends at the whole photo, zooming in has an end too', () => {
  expect(zoomedTo({ scale: 2, x: 200, y: 0 }, 0.1, { x: 0, y: 0 }, room)).toEqual(wholePhoto);
  expect(zoomedTo(wholePhoto, 100, { x: 0, y: 0 }, room).scale).toBe(MAX_SCALE);
});
