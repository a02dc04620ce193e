import type { PersonId } from '@social/api';
import type { FollowState } from '@social/api/people/person';
import { createFollowOverlay } from './follow-overlay';
import { fakeClock } from './testing/fake-clock';

const asha = '2' as PersonId;
const stranger = { state: 'none' as const };

/** A provider that answers when the test says so. */
function start() {
  const clock = fakeClock();
  const asked: { answer: (state: FollowState) => Promise<void>; fail: (reason: Error) => Promise<void> }[] = [];
  const follows = createFollowOverlay({
    now: clock.now,
    after: clock.after,
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
  expect([follows.stateOf(asha, stranger), follows.adjust(asha, stranger, 4), follows.isPending(asha)]).toEqual(['following', 5, true]);
  await asked[0]?.answer('following');
  await done;
  expect([follows.stateOf(asha, stranger), follows.isPending(asha)]).toEqual(['following', false]);
});

test('who confirms followers has been asked: one more does not follow yet', async () => {
  const { follows, asked } = start();
  const done = follows.change(asha, stranger);
  await asked[0]?.answer('requested');
  await done;
  expect([follows.stateOf(asha, stranger), follows.adjust(asha, stranger, 4)]).toEqual(['requested', 4]);
});

test('a request can be taken back', async () => {
  const { follows, asked } = start();
  const requested = { state: 'requested' as const };
  const done = follows.change(asha, requested);
  expect(follows.stateOf(asha, requested)).toBe('none');
  await asked[0]?.answer('none');
  await done;
  expect([follows.stateOf(asha, requested), follows.adjust(asha, requested, 4)]).toEqual(['none', 4]);
});

test('the word that a request was accepted is younger, and wins', async () => {
  const { follows, asked, clock } = start();
  const done = follows.change(asha, { state: 'none', readAt: 500 });
  await asked[0]?.answer('requested');
  await done;
  expect(follows.stateOf(asha, { state: 'following', readAt: 900 })).toBe('requested');
  await clock.pass(100);
  expect(follows.stateOf(asha, { state: 'following', readAt: clock.now() })).toBe('following');
});

test('a call that toggled the other way, for one followed already elsewhere, is made once more', async () => {
  const { follows, asked, clock } = start();
  const done = follows.change(asha, stranger);
  await asked[0]?.answer('none');
  await clock.pass(300);
  await asked[1]?.answer('following');
  await done;
  expect([asked.length, follows.stateOf(asha, stranger)]).toEqual([2, 'following']);
});

test('what failed is not tried again: it may have been carried out, and a second call would undo it', async () => {
  const { follows, asked, clock } = start();
  const refused = expect(follows.change(asha, stranger)).rejects.toThrow('no answer');
  await asked[0]?.fail(new Error('no answer'));
  await refused;
  await clock.pass(5000);
  expect([asked.length, follows.stateOf(asha, stranger)]).toEqual([1, 'none']);
});

test('whom one member follows says nothing of the next', async () => {
  const { follows } = start();
  void follows.change(asha, stranger);
  follows.clear();
  expect(follows.stateOf(asha, stranger)).toBe('none');
});
