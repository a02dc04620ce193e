import type { PersonId } from '@social/api';
import type { FollowState } from '@social/api/people/person';
import { fakeClock } from '@social/data/testing/fake-clock';
import { createFollows } from './follows';

const asha = '2' as PersonId;
const stranger = { value: 'none' as const };

/** A provider that answers when the test says so. */
function start() {
  const clock = fakeClock();
  const asked: { answer: (state: FollowState) => Promise<void>; fail: (reason: Error) => Promise<void> }[] = [];
  const follows = createFollows({
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
  const done = follows.set(asha, stranger, 'following');
  expect([follows.get(asha, stranger), follows.adjust(asha, stranger, 4), follows.isPending(asha)]).toEqual(['following', 5, true]);
  await asked[0]?.answer('following');
  await done;
  expect([follows.get(asha, stranger), follows.isPending(asha)]).toEqual(['following', false]);
});

test('a request to a member who confirms followers does not count yet', async () => {
  const { follows, asked } = start();
  const done = follows.set(asha, stranger, 'following');
  await asked[0]?.answer('requested');
  await done;
  expect([follows.get(asha, stranger), follows.adjust(asha, stranger, 4)]).toEqual(['requested', 4]);
});

test('a request can be cancelled', async () => {
  const { follows, asked } = start();
  const requested = { value: 'requested' as const };
  const done = follows.set(asha, requested, 'none');
  expect(follows.get(asha, requested)).toBe('none');
  await asked[0]?.answer('none');
  await done;
  expect([follows.get(asha, requested), follows.adjust(asha, requested, 4)]).toEqual(['none', 4]);
});

test('a later answer that the request was accepted wins', async () => {
  const { follows, asked, clock } = start();
  const done = follows.set(asha, { value: 'none', readAt: 500 }, 'following');
  await asked[0]?.answer('requested');
  await done;
  expect(follows.get(asha, { value: 'following', readAt: 900 })).toBe('requested');
  await clock.pass(100);
  expect(follows.get(asha, { value: 'following', readAt: clock.now() })).toBe('following');
});

test('a toggling call that did the opposite, for somebody followed already elsewhere, is repeated once', async () => {
  const { follows, asked, clock } = start();
  const done = follows.set(asha, stranger, 'following');
  await asked[0]?.answer('none');
  await clock.pass(300);
  await asked[1]?.answer('following');
  await done;
  expect([asked.length, follows.get(asha, stranger)]).toEqual([2, 'following']);
});

test('a failed call is not repeated: a second one would undo it if it was carried out', async () => {
  const { follows, asked, clock } = start();
  const refused = expect(follows.set(asha, stranger, 'following')).rejects.toThrow('no answer');
  await asked[0]?.fail(new Error('no answer'));
  await refused;
  await clock.pass(5000);
  expect([asked.length, follows.get(asha, stranger)]).toEqual([1, 'none']);
});

test('the follows of one member are dropped for the next', async () => {
  const { follows } = start();
  void follows.set(asha, stranger, 'following');
  follows.clear();
  expect(follows.get(asha, stranger)).toBe('none');
});
