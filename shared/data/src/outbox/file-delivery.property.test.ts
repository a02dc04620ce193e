import fc from 'fast-check';
import { ApiError } from '@social/api';
import { fileHost, never } from '../testing/file-host';
import { noConnection, note, setUpOutbox, upload, type Item } from '../testing/outbox-context';

/**
 * The outcome of one request, of a file or an item. `lostAfter`: it has arrived, and its reply is lost. `dies…`: the page is closed during
 * the request.
 */
const fates = ['arrives', 'lostBefore', 'lostAfter', 'diesBefore', 'diesAfter'] as const;
type Fate = (typeof fates)[number];
type Step = { kind: 'send'; files: number; fates: Fate[] } | { kind: 'offline' | 'online' | 'reload' | 'retry' };

const send = fc.record({
  kind: fc.constant('send' as const),
  files: fc.integer({ min: 0, max: 4 }),
  fates: fc.array(fc.constantFrom(...fates), { maxLength: 6 }),
});
const other = fc.record({ kind: fc.constantFrom('offline' as const, 'online' as const, 'reload' as const, 'retry' as const) });
const anyDay: fc.Arbitrary<Step[]> = fc.array(fc.oneof(send, other), { maxLength: 12 });

const YEAR_MS = 365 * 24 * 3_600_000;

/** A member's day with a host that takes files before their items and honours idempotency keys, and the connection back in the end. */
async function live(day: readonly Step[]) {
  const { host, uploads } = fileHost();
  const context = setUpOutbox('ask', uploads);
  context.keyLifetimeMs = YEAR_MS;
  const ahead: Fate[] = [];
  const replies = new Set<string>();
  const published: string[] = [];
  const sent: string[] = [];
  let outbox = context.open();

  function reload(): void {
    context.closePages();
    outbox = context.open();
  }

  async function meet(fate: Fate, arrive: () => void): Promise<void> {
    if (fate === 'arrives' || fate === 'lostAfter' || fate === 'diesAfter') arrive();
    if (fate === 'lostBefore' || fate === 'lostAfter') throw noConnection();
    if (fate === 'arrives') return;
    reload();
    await never();
  }

  const fileFates = new Map<string, Fate>();
  host.before = ({ id }) => {
    const fate = ahead.shift() ?? 'arrives';
    fileFates.set(id, fate);
    return fate === 'lostBefore' || fate === 'diesBefore' ? meet(fate, () => undefined) : Promise.resolve();
  };
  host.after = ({ id }) => meet(fileFates.get(id) ?? 'arrives', () => undefined);
  context.deliver = (item: Item) => {
    const ids = item.files.map(({ id }) => id);
    const isRepeated = replies.has(item.id);
    if (!isRepeated && ids.some((id) => !host.arrived.has(id))) return Promise.reject(new ApiError('refused', 'a file is not there'));
    return meet(ahead.shift() ?? 'arrives', () => {
      if (isRepeated) return;
      replies.add(item.id);
      published.push(item.payload.text);
      for (const id of ids) host.arrived.delete(id);
    });
  };

  for (const [index, step] of day.entries()) {
    if (step.kind === 'send') {
      ahead.push(...step.fates);
      const text = `Note ${index}`;
      sent.push(text);
      const files = Array.from({ length: step.files }, (_, at) => upload(`file-${index}-${at}`, `${at}.txt`));
      for (const { id, file } of files) await context.files.put(id, file);
      void outbox.send(note(text, text), files);
    } else if (step.kind === 'reload') reload();
    else if (step.kind === 'retry') outbox.retryAll();
    else context.canSend = step.kind === 'online';
    await context.pass(0);
  }

  ahead.length = 0;
  context.canSend = true;
  reload();
  outbox.sendAll();
  for (let turn = 0; turn < sent.length + 2; turn++) await context.pass(0);
  return { host, sent, published, left: outbox.getItems(), bytesLeft: context.files.content.size };
}

test('every item is published once with all its files, of which each was sent once', async () => {
  await fc.assert(
    fc.asyncProperty(anyDay, async (day) => {
      const { host, sent, published, left, bytesLeft } = await live(day);
      expect(left).toEqual([]);
      expect(published.toSorted()).toEqual(sent.toSorted());
      expect(host.received).toEqual([...new Set(host.received)]);
      expect([host.arrived.size, bytesLeft]).toEqual([0, 0]);
    }),
    { numRuns: 150 },
  );
});
