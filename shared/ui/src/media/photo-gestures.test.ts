import { createPhotoGestures, type GestureOutcome } from './photo-gestures';
import { fittedPosition, type PhotoPosition } from './photo-position';

const bounds = { photo: { width: 400, height: 400 }, stage: { width: 400, height: 400 } };

function applyMove(outcome: GestureOutcome | null, position: PhotoPosition = fittedPosition): PhotoPosition {
  if (outcome?.kind !== 'moved') throw new Error(`the photo was not moved: ${outcome?.kind}`);
  return outcome.change(position);
}

/** A pointer on the stage: each stroke is its start, its moves and its end. */
function start() {
  const gestures = createPhotoGestures();
  let atMs = 0;
  const sample = (x: number, y: number, { id = 1, isMouse = false } = {}) => ({ id, point: { x, y }, atMs, isMouse });

  function stroke(points: [number, number][], { msEach = 200, isMouse = false } = {}) {
    const [first = [0, 0], ...rest] = points;
    gestures.down(sample(...first, { isMouse }));
    for (const point of rest) {
      atMs += msEach;
      gestures.move(sample(...point, { isMouse }), false, bounds);
    }
    atMs += 10;
    return gestures.up(sample(...(rest.at(-1) ?? first), { isMouse }));
  }
  return { gestures, sample, stroke };
}

test.each([
  ['far to the left', [-100, 4], { kind: 'stepped', by: 1 }],
  ['far to the right', [100, 4], { kind: 'stepped', by: -1 }],
  ['down', [4, 150], { kind: 'dismissed' }],
  ['up', [4, -150], { kind: 'released' }],
  ['a little', [30, 0], { kind: 'released' }],
] as const)('a swipe %s', (_where, to, outcome) => {
  expect(start().stroke([[0, 0], [...to]])).toEqual(outcome);
});

test('a short but quick flick steps', () => {
  expect(
    start().stroke(
      [
        [0, 0],
        [-30, 0],
      ],
      { msEach: 20 },
    ),
  ).toEqual({ kind: 'stepped', by: 1 });
});

test('dragging a mouse down does not dismiss', () => {
  expect(
    start().stroke(
      [
        [0, 0],
        [0, 300],
      ],
      { isMouse: true },
    ),
  ).toEqual({ kind: 'released' });
});

test('two quick taps at one point zoom there, two apart do not', () => {
  const { stroke } = start();
  expect(stroke([[40, 40]])).toEqual({ kind: 'released' });
  expect(stroke([[42, 41]])).toEqual({ kind: 'tapped-twice', at: { x: 42, y: 41 } });
  expect(stroke([[42, 41]])).toEqual({ kind: 'released' });
  expect(stroke([[-90, 41]])).toEqual({ kind: 'released' });
});

test('a magnified photo moves with the finger and does not step', () => {
  const position = { scale: 2, x: 0, y: 0 };
  const { gestures, sample } = start();
  gestures.down(sample(0, 0));
  expect(applyMove(gestures.move(sample(-150, 20), true, bounds), position)).toEqual({ scale: 2, x: -150, y: 20 });
  expect(gestures.up(sample(-150, 20))).toEqual({ kind: 'released' });
});

test.each([
  ['pixels', 50],
  ['widths of a frame', 0.05],
])('spreading two fingers magnifies around their middle, measured in %s', (_unit, half) => {
  const { gestures, sample } = start();
  gestures.down(sample(-half, 0, { id: 1 }));
  gestures.down(sample(half, 0, { id: 2 }));
  expect(applyMove(gestures.move(sample(3 * half, 0, { id: 2 }), false, bounds)).scale).toBeCloseTo(2);
  expect(gestures.up(sample(3 * half, 0, { id: 2 }))).toEqual({ kind: 'released' });
});

test('the finger that stays after a pinch moves the photo, and only its end releases it', () => {
  const { gestures, sample } = start();
  gestures.down(sample(-50, 0, { id: 1 }));
  gestures.down(sample(50, 0, { id: 2 }));
  gestures.up(sample(50, 0, { id: 2 }));
  expect(gestures.isHeld()).toBe(true);
  const position = { scale: 2, x: 0, y: 0 };
  expect(applyMove(gestures.move(sample(-80, 10, { id: 1 }), true, bounds), position)).toEqual({ scale: 2, x: -30, y: 10 });
  gestures.up(sample(-80, 10, { id: 1 }));
  expect(gestures.isHeld()).toBe(false);
});

test('a pointer without a pointer-down moves nothing', () => {
  const { gestures, sample } = start();
  expect(gestures.move(sample(90, 0), false, bounds)).toBeNull();
});
