import { ApiError } from '@social/api';
import fc from 'fast-check';
import { noConnection, note, setUpOutbox, type Item, type RecoveryKind } from '../testing/outbox-context';

/**
 * The outcome of one attempt. `lostAfter`: the provider has the item, and its reply is lost. `dies…`: the page is closed during the
 * attempt.
 */
const fates = ['arrives', 'lostBefore', 'lostAfter', 'refused', 'diesBefore', 'diesAfter'] as const;
type Fate = (typeof fates)[number];

type Step = { kind: 'send'; fates: Fate[] } | { kind: 'offline' | 'online' | 'reload' | 'wait' };

function daysOf(possible: readonly Fate[]): fc.Arbitrary<Step[]> {
  const send = fc.record({ kind: fc.constant('send' as const), fates: fc.array(fc.constantFrom(...possible), { maxLength: 4 }) });
  const other = fc.record({ kind: fc.constantFrom('offline' as const, 'online' as const, 'reload' as const, 'wait' as const) });
  return fc.array(fc.oneof(send, other), { maxLength: 15 });
}

const anyDay = daysOf(fates);
const dayWithoutRefusals = daysOf(fates.filter((fate) => fate !== 'refused'));

const LONG_MS = 60_000;

/** A member's day: sends, loses the connection, closes the page, and is back in the end with a provider that answers. */
async function live(kind: RecoveryKind, keyLifetimeMs: number, day: readonly Step[]) {
  const context = setUpOutbox(kind);
  context.keyLifetimeMs = keyLifetimeMs;
  const ahead: Fate[] = [];
  const sent: string[] = [];
  let outbox = context.open();

  function reload(): void {
    context.closePages();
    outbox = context.open();
  }

  context.deliver = (item: Item) => {
    const fate = ahead.shift() ?? 'arrives';
    if (fate === 'lostAfter' || fate === 'diesAfter') context.stored.push(item);
    if (fate === 'refused') return Promise.reject(new ApiError('refused', 'no', { memberText: 'Be kind' }));
    if (fate === 'lostBefore' || fate === 'lostAfter') return Promise.reject(noConnection());
    if (fate === 'arrives') return Promise.resolve();
    reload();
    return new Promise(() => undefined);
  };

  for (const [index, step] of day.entries()) {
    if (step.kind === 'send') {
      ahead.push(...step.fates);
      sent.push(`Note ${index}`);
      void outbox.send(note(`Note ${index}`));
    } else if (step.kind === 'reload') reload();
    else if (step.kind === 'wait') await context.pass(LONG_MS);
    else context.canSend = step.kind === 'online';
    await context.pass(0);
  }

  ahead.length = 0;
  context.canSend = true;
  reload();
  outbox.sendAll();
  for (let turn = 0; turn < sent.length + 2; turn++) await context.pass(LONG_MS);
  const left = outbox.getItems().map(({ payload, status }) => ({ text: payload.text, status }));
  return { sent, left, stored: context.stored, texts: context.texts() };
}

const unique = (texts: readonly string[]) => [...new Set(texts)];

test.each<[string, RecoveryKind, number]>([
  ['an outbox that can look up its items', 'find', 0],
  ['an outbox of a host that honours idempotency keys', 'ask', 365 * 24 * 3_600_000],
  ['an outbox of a host that honours none', 'ask', 0],
])('%s loses no item: each is stored, or listed with the reason', async (_name, kind, keyLifetimeMs) => {
  await fc.assert(
    fc.asyncProperty(anyDay, async (day) => {
      const { sent, left, texts } = await live(kind, keyLifetimeMs, day);
      for (const { status } of left) expect(status.kind).toBe('failed');
      expect(sent.filter((text) => !texts.includes(text) && !left.some((item) => item.text === text))).toEqual([]);
    }),
    { numRuns: 80 },
  );
});

test.each<[string, RecoveryKind]>([
  ['that can look up its items', 'find'],
  ['of a host that honours no idempotency keys', 'ask'],
])('an outbox %s sends none twice by itself', async (_name, kind) => {
  await fc.assert(
    fc.asyncProperty(anyDay, async (day) => {
      const { texts } = await live(kind, 0, day);
      expect(texts).toEqual(unique(texts));
    }),
    { numRuns: 80 },
  );
});

test('an outbox of a host that honours idempotency keys repeats an item under one key, and leaves only what was refused', async () => {
  await fc.assert(
    fc.asyncProperty(anyDay, async (day) => {
      const { stored, left } = await live('ask', 365 * 24 * 3_600_000, day);
      const keys = new Map<string, Set<string>>();
      for (const { id, payload } of stored) keys.set(payload.text, (keys.get(payload.text) ?? new Set()).add(id));
      expect([...keys.values()].filter(({ size }) => size > 1)).toEqual([]);
      expect(left.map(({ status }) => status)).toEqual(left.map(() => ({ kind: 'failed', reason: 'Be kind' })));
    }),
    { numRuns: 80 },
  );
});

test('items arrive in the order in which they were sent, as none overtakes one whose fate is not known', async () => {
  await fc.assert(
    fc.asyncProperty(dayWithoutRefusals, async (day) => {
      const { sent, texts } = await live('find', 0, day);
      expect(unique(texts)).toEqual(sent.filter((text) => texts.includes(text)));
    }),
    { numRuns: 80 },
  );
});
