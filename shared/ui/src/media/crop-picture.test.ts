import { areaInFrame, roomOfFrame } from './crop-picture';
import { movedBy, wholePhoto, zoomedTo } from './photo-position';

const wide = { width: 2000, height: 1000 };

test('unmagnified, a square of a wide picture is its middle, whole in height', () => {
  expect(areaInFrame(wholePhoto, wide, roomOfFrame(wide, 1))).toEqual({ left: 500, top: 0, width: 1000, height: 1000 });
});

test('a frame of the picture’s own shape keeps all of it', () => {
  expect(areaInFrame(wholePhoto, wide, roomOfFrame(wide, 2))).toEqual({ left: 0, top: 0, width: 2000, height: 1000 });
});

test('moved as far right as it goes, the left edge is what stays', () => {
  const room = roomOfFrame(wide, 1);
  expect(areaInFrame(movedBy(wholePhoto, { x: 9, y: 9 }, room), wide, room)).toEqual({ left: 0, top: 0, width: 1000, height: 1000 });
});

test('twice as near keeps half of each side', () => {
  const room = roomOfFrame(wide, 1);
  const near = zoomedTo(wholePhoto, 2, { x: 0, y: 0 }, room);
  expect(areaInFrame(near, wide, room)).toEqual({ left: 750, top: 250, width: 500, height: 500 });
});
