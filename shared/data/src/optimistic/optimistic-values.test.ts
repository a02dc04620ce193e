import type { MemberScope } from '../member-scope';
import { fakeClock } from '../testing/fake-clock';
import { createOptimisticValues } from './optimistic-values';

type Reaction = 'love' | 'wow' | null;

const none = { value: null };

/** Reactions that a provider answers when the test says so. */
function start() {
  const clock = fakeClock();
  let leave = () => {};
  const scope: MemberScope = { getMemberId: () => null, onMemberLeave: (listener) => ((leave = listener), () => {}) };
  const asked: { value: Reaction; known: Reaction; answer: (value: Reaction) => Promise<void>; fail: () => Promise<void> }[] = [];
  const reactions = createOptimisticValues<string, Reaction>({
    scope,
    clock,
    fallback: null,
    send: (_id, value, known) =>
      new Promise((resolve, reject) => {
        asked.push({
          value,
          known,
          answer: (reply) => (resolve(reply), clock.pass(0)),
          fail: () => (reject(new Error('gone')), clock.pass(0)),
        });
      }),
  });
  return { reactions, asked, clock, leave: () => leave() };
}

test('a value shows at once, and the request names the value that it replaces', async () => {
  const { reactions, asked } = start();
  const done = reactions.set('5', { value: 'wow' }, 'love');
  expect([reactions.get('5', { value: 'wow' }), reactions.isPending('5')]).toEqual(['love', true]);
  expect(asked[0]).toMatchObject({ value: 'love', known: 'wow' });
  await asked[0]?.answer('love');
  await done;
  expect(reactions.isPending('5')).toBe(false);
});

test('only a refused value reverts, and the others stay', async () => {
  const { reactions, asked } = start();
  void reactions.set('5', none, 'love');
  const refused = expect(reactions.set('6', none, 'wow')).rejects.toThrow('gone');
  await asked[1]?.fail();
  await refused;
  expect([reactions.get('5', none), reactions.get('6', none)]).toEqual(['love', null]);
});

test('several quick changes end with one request for the last of them', async () => {
  const { reactions, asked, clock } = start();
  void reactions.set('5', none, 'love');
  void reactions.set('5', none, null);
  const last = reactions.set('5', none, 'wow');
  await asked[0]?.answer('love');
  await clock.pass(300);
  await asked[1]?.answer('wow');
  await last;
  expect(asked.map(({ value, known }) => [value, known])).toEqual([
    ['love', null],
    ['wow', 'love'],
  ]);
});

test('a reaction that replaces another one does not change the count', () => {
  const { reactions } = start();
  void reactions.set('5', { value: 'wow' }, 'love');
  expect([reactions.adjust('5', { value: 'wow' }, 4), reactions.adjust('5', { value: undefined }, 4)]).toEqual([4, 4]);
});

test('a settled value can be dropped, a pending one can not', async () => {
  const { reactions, asked } = start();
  void reactions.set('5', none, 'love');
  reactions.forget('5');
  expect(reactions.get('5', none)).toBe('love');
  await asked[0]?.answer('love');
  reactions.forget('5');
  expect(reactions.get('5', none)).toBeNull();
});

test('updates are dropped when their member leaves', async () => {
  const { reactions, asked, leave } = start();
  void reactions.set('5', none, 'love');
  leave();
  await asked[0]?.answer('love');
  expect(reactions.get('5', none)).toBeNull();
});

test('the updated ids are another set after each change, and without what was dropped', async () => {
  const { reactions, asked } = start();
  const before = reactions.getUpdatedIds();
  void reactions.set('5', none, 'love');
  const pending = reactions.getUpdatedIds();
  await asked[0]?.answer('love');
  expect([[...before], [...pending], reactions.getUpdatedIds() === pending]).toEqual([[], ['5'], false]);
  reactions.forget('5');
  expect([...reactions.getUpdatedIds()]).toEqual([]);
});
