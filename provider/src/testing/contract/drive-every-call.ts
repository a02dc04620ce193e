import type { Mode } from '../../wire/quirks';
import { drives } from './drives';
import { listCalls } from './list-calls';
import { openWorld, type World } from './world';

/** The tests of every call in one mode: each mode has a file of its own, so that they run side by side. */
export function driveEveryCall(mode: Mode): void {
  let world: World;
  beforeAll(async () => {
    world = await openWorld(mode);
  }, 60_000);
  afterAll(() => world.stop());

  test('every call that the provider answers is driven here, and nothing else', async () => {
    const calls = await listCalls(world.provider);
    const driven = Object.keys(drives);
    expect({
      notDriven: calls.filter((call) => !driven.includes(call)),
      notAnswered: driven.filter((call) => !calls.includes(call)),
    }).toEqual({
      notDriven: [],
      notAnswered: [],
    });
    expect(calls.length).toBeGreaterThan(100);
  });

  test.each(Object.entries(drives))(
    '%s is understood',
    async (_call, drive) => {
      await drive(world);
    },
    30_000,
  );
}
