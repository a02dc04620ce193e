import type { PostId } from '@social/api';
import { createStoredIds } from './stored-ids';
import { createMemberStorage } from './member-storage';
import { fakeClock } from './testing/fake-clock';
import { memoryStorage } from './testing/memory-storage';
import { createToggleOverlay } from './toggle-overlay';

const id = '145' as PostId;
const off = { isOn: false };

/** A provider that answers when the test says so. */
function start({ storedIds = [] as string[] } = {}) {
  const clock = fakeClock();
  const browser = memoryStorage({ liked_posts: JSON.stringify(storedIds) });
  const kept = createStoredIds({ storage: createMemberStorage({ open: () => browser }), key: 'liked_posts' });
  const asked: { isOn: boolean; answer: (isOn: boolean) => Promise<void>; fail: (reason: Error) => Promise<void> }[] = [];
  const likes = createToggleOverlay<PostId>({
    kept,
    now: clock.now,
    after: clock.after,
    send: (_id, isOn) =>
      new Promise((resolve, reject) => {
        asked.push({
          isOn,
          answer: (value) => (resolve(value), clock.pass(0)),
          fail: (reason) => (reject(reason), clock.pass(0)),
        });
      }),
  });
  const wishes = () => asked.map(({ isOn }) => isOn);
  return { likes, clock, asked, wishes, keptNow: () => browser.content.get('liked_posts') };
}

test('a tap shows at once, everywhere, before the provider has answered', () => {
  const { likes, wishes } = start();
  const heard = jest.fn();
  likes.subscribe(heard);

  void likes.toggle(id, off);

  expect(likes.isOn(id, off)).toBe(true);
  expect(likes.isPending(id)).toBe(true);
  expect(likes.adjust(id, off, 5)).toBe(6);
  expect(heard).toHaveBeenCalledTimes(1);
  expect(wishes()).toEqual([true]);
});

test('the answer makes it last, and is kept for the next page', async () => {
  const { likes, asked, keptNow } = start();
  const done = likes.toggle(id, off);
  await asked[0]?.answer(true);
  await done;
  expect([likes.isOn(id, off), likes.isPending(id), keptNow()]).toEqual([true, false, '["145"]']);
});

test('a refusal puts it back and rejects with the reason', async () => {
  const { likes, asked, keptNow } = start();
  const done = likes.toggle(id, off);
  const refused = expect(done).rejects.toThrow('gone');
  await asked[0]?.fail(new Error('gone'));
  await refused;
  expect([likes.isOn(id, off), likes.adjust(id, off, 5), likes.isPending(id), keptNow()]).toEqual([false, 5, false, '[]']);
});

describe('ten taps', () => {
  test.each([
    ['while the provider is slow', async (_asked: unknown) => {}],
    ['while the provider is quick', async (asked: ReturnType<typeof start>['asked']) => asked.at(-1)?.answer(asked.at(-1)?.isOn ?? false)],
  ])('in a second, %s, make two requests at most and end alike here and there', async (_speed, meanwhile) => {
    const { likes, clock, asked, wishes } = start();
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

    expect(wishes().length).toBeLessThanOrEqual(3);
    expect(likes.isOn(id, off)).toBe(false);
    expect(asked.at(-1)?.isOn).toBe(false);
    expect(likes.isPending(id)).toBe(false);
  });

  test('only one request is on its way at a time', async () => {
    const { likes, clock, wishes, asked } = start();
    void likes.toggle(id, off);
    void likes.toggle(id, off);
    await clock.pass(5000);
    expect(wishes()).toEqual([true]);
    await asked[0]?.answer(true);
    await clock.pass(300);
    expect(wishes()).toEqual([true, false]);
  });
});

test('there and back while the first request is on its way ends where it began, and asks for it', async () => {
  const { likes, clock, asked, wishes } = start();
  const first = likes.toggle(id, off);
  const second = likes.toggle(id, off);
  await asked[0]?.answer(true);
  await clock.pass(300);
  await asked[1]?.answer(false);
  await Promise.all([first, second]);
  expect([wishes(), likes.isOn(id, off), likes.adjust(id, off, 5)]).toEqual([[true, false], false, 5]);
});

test('of several taps, the last one alone hears of a refusal', async () => {
  const { likes, asked } = start();
  const taps = Promise.allSettled([likes.toggle(id, off), likes.toggle(id, off), likes.toggle(id, off)]);
  await asked[0]?.fail(new Error('gone'));
  expect((await taps).map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected']);
  expect(likes.isOn(id, off)).toBe(false);
});

test('who has taken the wish back already need not hear that it failed', async () => {
  const { likes, asked } = start();
  const taps = Promise.allSettled([likes.toggle(id, off), likes.toggle(id, off)]);
  await asked[0]?.fail(new Error('gone'));
  expect((await taps).map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
});

test('after a refusal the next tap asks again', async () => {
  const { likes, asked, wishes } = start();
  likes.toggle(id, off).catch(() => {});
  await asked[0]?.fail(new Error('gone'));
  void likes.toggle(id, off);
  expect(wishes()).toEqual([true, true]);
});

test('a provider whose call toggles did the opposite: it is asked once more', async () => {
  const { likes, clock, asked, wishes } = start();
  const done = likes.toggle(id, off);
  await asked[0]?.answer(false);
  expect(likes.isOn(id, off)).toBe(true);
  await clock.pass(300);
  await asked[1]?.answer(true);
  await done;
  expect(wishes()).toEqual([true, true]);
});

test('and no third time', async () => {
  const { likes, clock, asked, wishes } = start();
  const refused = expect(likes.toggle(id, off)).rejects.toThrow('opposite');
  await asked[0]?.answer(false);
  await clock.pass(300);
  await asked[1]?.answer(false);
  await refused;
  await clock.pass(1000);
  expect([wishes(), likes.isOn(id, off)]).toEqual([[true, true], false]);
});

test('a second tap that is refused leaves what the provider said to the first', async () => {
  const { likes, clock, asked, wishes, keptNow } = start();
  const first = likes.toggle(id, off);
  await asked[0]?.answer(true);
  await first;
  await clock.pass(1000);
  const refused = expect(likes.toggle(id, off)).rejects.toThrow('gone');
  await asked[1]?.fail(new Error('gone'));
  await refused;
  expect([likes.isOn(id, off), likes.isPending(id), likes.adjust(id, off, 5), keptNow()]).toEqual([true, false, 6, '["145"]']);

  void likes.toggle(id, off);
  expect(wishes()).toEqual([true, false, false]);
});

test('the same while the first was still on its way', async () => {
  const { likes, clock, asked } = start();
  const taps = Promise.allSettled([likes.toggle(id, off), likes.toggle(id, off)]);
  await asked[0]?.answer(true);
  await clock.pass(300);
  await asked[1]?.fail(new Error('gone'));
  expect((await taps).map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
  expect(likes.isOn(id, off)).toBe(true);
});

describe('the younger word wins', () => {
  test('what the provider says later than it answered: somebody took the like back elsewhere', async () => {
    const { likes, clock, asked } = start();
    const done = likes.toggle(id, { isOn: false, readAt: 500 });
    await clock.pass(100);
    await asked[0]?.answer(true);
    await done;
    expect(likes.isOn(id, { isOn: false, readAt: 500 })).toBe(true);
    expect(likes.isOn(id, { isOn: false, readAt: 2000 })).toBe(false);
    expect(likes.adjust(id, { isOn: true, readAt: 2000 }, 7)).toBe(7);
  });

  test('a list that was asked for before the like does not undo it when it arrives after', async () => {
    const { likes, clock, asked } = start();
    const done = likes.toggle(id, off);
    await clock.pass(100);
    await asked[0]?.answer(true);
    await done;
    expect(likes.isOn(id, { isOn: false, readAt: 1050 })).toBe(true);
  });

  test('a wish on its way is younger than anything', () => {
    const { likes } = start();
    void likes.toggle(id, off);
    expect(likes.isOn(id, { isOn: false, readAt: 99_999 })).toBe(true);
  });

  test('a new tap on a newer word starts from that word', async () => {
    const { likes, clock, asked, wishes } = start();
    void likes.toggle(id, off);
    await asked[0]?.answer(true);
    await clock.pass(5000);
    void likes.toggle(id, { isOn: false, readAt: 5000 });
    expect([wishes(), likes.isOn(id, { isOn: false, readAt: 5000 })]).toEqual([[true, true], true]);
  });
});

describe('where the provider does not say', () => {
  const unknown = { isOn: null };

  test('what was liked here before is liked', () => {
    const { likes } = start({ storedIds: ['145'] });
    expect([likes.isOn(id, unknown), likes.isOn('9' as PostId, unknown), likes.isOn(id, off)]).toEqual([true, false, false]);
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

test('a count never falls below nothing', () => {
  const { likes } = start();
  void likes.toggle(id, { isOn: true });
  expect(likes.adjust(id, { isOn: true }, 0)).toBe(0);
});

test("the next member starts without the last one's wishes, even when an answer to one comes late", async () => {
  const { likes, asked, keptNow } = start({ storedIds: ['1'] });
  void likes.toggle(id, off);
  likes.clear();
  await asked[0]?.answer(true);
  expect([likes.isOn(id, off), keptNow()]).toEqual([false, undefined]);
});

test("a tap that waits its turn is not sent in the next member's name", async () => {
  const { likes, clock, asked, wishes } = start();
  const taps = Promise.all([likes.toggle(id, off), likes.toggle(id, off)]);
  await asked[0]?.answer(true);
  likes.clear();
  await clock.pass(1000);
  await taps;
  expect(wishes()).toEqual([true]);
});
