import type { PersonId } from '@social/api';
import type { FollowState } from '@social/api/people/person';
import { createFollowOverlay } from './follow-overlay';
import { fakeClock } from '../testing/fake-clock';

const asha = '2' as PersonId;
const stranger = { state: 'none' as const };

/** A provider that answers when the test says so. */
function start() {
  const clock = fakeClock();
  const asked: { answer: (state: FollowState) => Promise<void>; fail: (reason: Error) => Promise<void> }[] = [];
  const follows = createFollowOverlay({
    clock,
    toggleFollow: () =>
      new Promise((resolve, reject) => {
        asked.push({
          answer: (state) => (resolve(state), clock.pass(0)),
          fail: (reason) => (reject(reason), clock.pass(0)),
        });
      }),
  });
  return { follows, asked, clock };
}

test('following shows at once, and counts', async () => {
  const { follows, asked } = start();
  const done = follows.change(asha, stranger);
  expect([follows.getState(asha, stranger), follows.adjust(asha, stranger, 4), follows.isPending(asha)]).toEqual(['following', 5, true]);
  await asked[0]?.answer('following');
  await done;
  expect([follows.getState(asha, stranger), follows.isPending(asha)]).toEqual(['following', false]);
});

test('a request to a member who confirms followers does not count yet', async () => {
  const { follows, asked } = start();
  const done = follows.change(asha, stranger);
  await asked[0]?.answer('requested');
  await done;
  expect([follows.getState(asha, stranger), follows.adjust(asha, stranger, 4)]).toEqual(['requested', 4]);
});

test('a request can be cancelled', async () => {
  const { follows, asked } = start();
  const requested = { state: 'requested' as const };
  const done = follows.change(asha, requested);
  expect(follows.getState(asha, requested)).toBe('none');
  await asked[0]?.answer('none');
  await done;
  expect([follows.getState(asha, requested), follows.adjust(asha, requested, 4)]).toEqual(['none', 4]);
});

test('a later answer that the request was accepted wins', async () => {
  const { follows, asked, clock } = start();
  const done = follows.change(asha, { state: 'none', readAt: 500 });
  await asked[0]?.answer('requested');
  await done;
  expect(follows.getState(asha, { state: 'following', readAt: 900 })).toBe('requested');
  await clock.pass(100);
  expect(follows.getState(asha, { state: 'following', readAt: clock.now() })).toBe('following');
});

test('a toggling call that did the opposite, for somebody followed already elsewhere, is repeated once', async () => {
  const { follows, asked, clock } = start();
  const done = follows.change(asha, stranger);
  await asked[0]?.answer('none');
  await clock.pass(300);
  await asked[1]?.answer('following');
  await done;
  expect([asked.length, follows.getState(asha, stranger)]).toEqual([2, 'following']);
});

test('a failed call is not repeated: a second one would undo it if it was carried out', async () => {
  const { follows, asked, clock } = start();
  const refused = expect(follows.change(asha, stranger)).rejects.toThrow('no answer');
  await asked[0]?.fail(new Error('no answer'));
  await refused;
  await clock.pass(5000);
  expect([asked.length, follows.getState(asha, stranger)]).toEqual([1, 'none']);
});

test('the follows of one member are dropped for the next', async () => {
  const { follows } = start();
  void follows.change(asha, stranger);
  follows.clear();
  expect(follows.getState(asha, stranger)).toBe('none');
});
