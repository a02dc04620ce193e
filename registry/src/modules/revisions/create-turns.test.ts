import { createTurns } from './create-turns';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Lets each of some names wait in the line of production, and records who was admitted. */
function startLine(waiting: readonly string[]) {
  const turns = createTurns(10);
  const admitted: string[] = [];
  for (const name of waiting) void turns.wait('production').then(() => admitted.push(name));
  return { turns, admitted, next: () => turns.next('production') };
}

test('the first goes at once, and the next one when it is called', async () => {
  const { admitted, next } = startLine(['first', 'second', 'third']);
  await Promise.resolve();
  expect(admitted).toEqual(['first']);

  next();

  await Promise.resolve();
  expect(admitted).toEqual(['first', 'second']);
});

test('without a call the others go one after another', async () => {
  const { admitted } = startLine(['first', 'second', 'third']);

  await jest.advanceTimersByTimeAsync(10);
  expect(admitted).toEqual(['first', 'second']);

  await jest.advanceTimersByTimeAsync(10);
  expect(admitted).toEqual(['first', 'second', 'third']);
});

test('lines of other names do not wait, and an empty line starts anew', async () => {
  const { turns, admitted } = startLine(['first']);

  await turns.wait('staging');
  await jest.advanceTimersByTimeAsync(10);
  void turns.wait('production').then(() => admitted.push('later'));

  await Promise.resolve();
  expect(admitted).toEqual(['first', 'later']);
});
