import type { PostId } from '@social/api';
import { createMemberStorage } from '../storage/member-storage';
import { fakeClock } from '../testing/fake-clock';
import { memoryStorage } from '../testing/memory-storage';
import { createStoredIds } from './stored-ids';
import { createOptimisticValues, type ServerValue } from './optimistic-values';

const id = '145' as PostId;
const off = { value: false };

/** A provider that answers when the test says so. */
function start({ storedIds = [] as string[] } = {}) {
  const clock = fakeClock();
  const browser = memoryStorage({ liked_posts: JSON.stringify(storedIds) });
  const memory = createStoredIds({ storage: createMemberStorage({ open: () => browser }), key: 'liked_posts', on: true, off: false });
  const asked: { isOn: boolean; answer: (isOn: boolean) => Promise<void>; fail: (reason: Error) => Promise<void> }[] = [];
  const values = createOptimisticValues<PostId, boolean>({
    fallback: false,
    memory,
    clock,
    send: (_id, isOn) =>
      new Promise((resolve, reject) => {
        asked.push({
          isOn,
          answer: (value) => (resolve(value), clock.pass(0)),
          fail: (reason) => (reject(reason), clock.pass(0)),
        });
      }),
  });
  const toggle = (postId: PostId, server: ServerValue<boolean>) => values.set(postId, server, !values.get(postId, server));
  const likes = { ...values, toggle };
  const requested = () => asked.map(({ isOn }) => isOn);
  return { likes, clock, asked, requested, getStored: () => browser.content.get('liked_posts') };
}

test('a tap shows at once, everywhere, before the provider has answered', () => {
  const { likes, requested } = start();
  const listener = jest.fn();
  likes.subscribe(listener);

  void likes.toggle(id, off);

  expect(likes.get(id, off)).toBe(true);
  expect(likes.isPending(id)).toBe(true);
  expect(likes.adjust(id, off, 5)).toBe(6);
  expect(listener).toHaveBeenCalledTimes(1);
  expect(requested()).toEqual([true]);
});

test('a granted update stays, and is stored for the next page', async () => {
  const { likes, asked, getStored } = start();
  const done = likes.toggle(id, off);
  await asked[0]?.answer(true);
  await done;
  expect([likes.get(id, off), likes.isPending(id), getStored()]).toEqual([true, false, '["145"]']);
});

test('a refused update reverts and rejects with the reason', async () => {
  const { likes, asked, getStored } = start();
  const done = likes.toggle(id, off);
  const refused = expect(done).rejects.toThrow('gone');
  await asked[0]?.fail(new Error('gone'));
  await refused;
  expect([likes.get(id, off), likes.adjust(id, off, 5), likes.isPending(id), getStored()]).toEqual([false, 5, false, '[]']);
});

describe('ten taps', () => {
  test.each([
    ['while the provider is slow', async (_asked: unknown) => {}],
    ['while the provider is quick', async (asked: ReturnType<typeof start>['asked']) => asked.at(-1)?.answer(asked.at(-1)?.isOn ?? false)],
  ])('in a second, %s, make two requests at most and end alike here and there', async (_speed, meanwhile) => {
    const { likes, clock, asked, requested } = start();
    const taps: Promise<void>[] = [];
    for (let tap = 0; tap < 10; tap += 1) {
      taps.push(likes.toggle(id, off));
      await meanwhile(asked);
      await clock.pass(100);
    }
    await asked.at(-1)?.answer(asked.at(-1)?.isOn ?? false);
    await clock.pass(400);
    await asked.at(-1)?.answer(asked.at(-1)?.isOn ?? false);
    await Promise.all(taps);

    expect(requested().length).toBeLessThanOrEqual(3);
    expect(likes.get(id, off)).toBe(false);
    expect(asked.at(-1)?.isOn).toBe(false);
    expect(likes.isPending(id)).toBe(false);
  });

  test('sends one request at a time', async () => {
    const { likes, clock, requested, asked } = start();
    void likes.toggle(id, off);
    void likes.toggle(id, off);
    await clock.pass(5000);
    expect(requested()).toEqual([true]);
    await asked[0]?.answer(true);
    await clock.pass(300);
    expect(requested()).toEqual([true, false]);
  });
});

test('a second tap during the first request restores the old state and asks for it', async () => {
  const { likes, clock, asked, requested } = start();
  const first = likes.toggle(id, off);
  const second = likes.toggle(id, off);
  await asked[0]?.answer(true);
  await clock.pass(300);
  await asked[1]?.answer(false);
  await Promise.all([first, second]);
  expect([requested(), likes.get(id, off), likes.adjust(id, off, 5)]).toEqual([[true, false], false, 5]);
});

test('of several taps, only the last one rejects on a refusal', async () => {
  const { likes, asked } = start();
  const taps = Promise.allSettled([likes.toggle(id, off), likes.toggle(id, off), likes.toggle(id, off)]);
  await asked[0]?.fail(new Error('gone'));
  expect((await taps).map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected']);
  expect(likes.get(id, off)).toBe(false);
});

test('a tap that restored the old state resolves when the first one is refused', async () => {
  const { likes, asked } = start();
  const taps = Promise.allSettled([likes.toggle(id, off), likes.toggle(id, off)]);
  await asked[0]?.fail(new Error('gone'));
  expect((await taps).map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
});

test('a tap after a refusal asks again', async () => {
  const { likes, asked, requested } = start();
  likes.toggle(id, off).catch(() => {});
  await asked[0]?.fail(new Error('gone'));
  void likes.toggle(id, off);
  expect(requested()).toEqual([true, true]);
});

test('a toggling call that did the opposite is repeated once', async () => {
  const { likes, clock, asked, requested } = start();
  const done = likes.toggle(id, off);
  await asked[0]?.answer(false);
  expect(likes.get(id, off)).toBe(true);
  await clock.pass(300);
  await asked[1]?.answer(true);
  await done;
  expect(requested()).toEqual([true, true]);
});

test('a toggling call that did the opposite twice rejects and is not repeated', async () => {
  const { likes, clock, asked, requested } = start();
  const refused = expect(likes.toggle(id, off)).rejects.toThrow('opposite');
  await asked[0]?.answer(false);
  await clock.pass(300);
  await asked[1]?.answer(false);
  await refused;
  await clock.pass(1000);
  expect([requested(), likes.get(id, off)]).toEqual([[true, true], false]);
});

test('a refused second tap reverts to what the provider granted to the first', async () => {
  const { likes, clock, asked, requested, getStored } = start();
  const first = likes.toggle(id, off);
  await asked[0]?.answer(true);
  await first;
  await clock.pass(1000);
  const refused = expect(likes.toggle(id, off)).rejects.toThrow('gone');
  await asked[1]?.fail(new Error('gone'));
  await refused;
  expect([likes.get(id, off), likes.isPending(id), likes.adjust(id, off, 5), getStored()]).toEqual([true, false, 6, '["145"]']);

  void likes.toggle(id, off);
  expect(requested()).toEqual([true, false, false]);
});

test('a second tap that is refused while the first was pending reverts to the first', async () => {
  const { likes, clock, asked } = start();
  const taps = Promise.allSettled([likes.toggle(id, off), likes.toggle(id, off)]);
  await asked[0]?.answer(true);
  await clock.pass(300);
  await asked[1]?.fail(new Error('gone'));
  expect((await taps).map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
  expect(likes.get(id, off)).toBe(true);
});

describe('the younger of update and answer wins', () => {
  test('a later answer of the provider wins: the like was removed elsewhere', async () => {
    const { likes, clock, asked } = start();
    const done = likes.toggle(id, { value: false, readAt: 500 });
    await clock.pass(100);
    await asked[0]?.answer(true);
    await done;
    expect(likes.get(id, { value: false, readAt: 500 })).toBe(true);
    expect(likes.get(id, { value: false, readAt: 2000 })).toBe(false);
    expect(likes.adjust(id, { value: true, readAt: 2000 }, 7)).toBe(7);
  });

  test('a list that was asked for before the like does not undo it when it arrives after', async () => {
    const { likes, clock, asked } = start();
    const done = likes.toggle(id, off);
    await clock.pass(100);
    await asked[0]?.answer(true);
    await done;
    expect(likes.get(id, { value: false, readAt: 1050 })).toBe(true);
  });

  test('a pending update wins over every answer', () => {
    const { likes } = start();
    void likes.toggle(id, off);
    expect(likes.get(id, { value: false, readAt: 99_999 })).toBe(true);
  });

  test('a tap on a later answer starts from that answer', async () => {
    const { likes, clock, asked, requested } = start();
    void likes.toggle(id, off);
    await asked[0]?.answer(true);
    await clock.pass(5000);
    void likes.toggle(id, { value: false, readAt: 5000 });
    expect([requested(), likes.get(id, { value: false, readAt: 5000 })]).toEqual([[true, true], true]);
  });
});

describe('where the provider does not say', () => {
  const unknown = { value: undefined };

  test('a post that was liked here before is liked', () => {
    const { likes } = start({ storedIds: ['145'] });
    expect([likes.get(id, unknown), likes.get('9' as PostId, unknown), likes.get(id, off)]).toEqual([true, false, false]);
  });

  test('the count moves by one and stays moved', async () => {
    const { likes, asked } = start();
    const done = likes.toggle(id, unknown);
    expect(likes.adjust(id, unknown, 5)).toBe(6);
    await asked[0]?.answer(true);
    await done;
    expect(likes.adjust(id, unknown, 5)).toBe(6);
  });
});

test('a count never falls below 0', () => {
  const { likes } = start();
  void likes.toggle(id, { value: true });
  expect(likes.adjust(id, { value: true }, 0)).toBe(0);
});

test("the next member starts without the last one's updates, even when an answer to one comes late", async () => {
  const { likes, asked, getStored } = start({ storedIds: ['1'] });
  void likes.toggle(id, off);
  likes.clear();
  await asked[0]?.answer(true);
  expect([likes.get(id, off), getStored()]).toEqual([false, undefined]);
});

test("a tap that waits its turn is not sent in the next member's name", async () => {
  const { likes, clock, asked, requested } = start();
  const taps = Promise.all([likes.toggle(id, off), likes.toggle(id, off)]);
  await asked[0]?.answer(true);
  likes.clear();
  await clock.pass(1000);
  await taps;
  expect(requested()).toEqual([true]);
});
