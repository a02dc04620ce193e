import type { PostId } from '@social/api';
import fc from 'fast-check';
import { fakeClock } from '../testing/fake-clock';
import { createOptimisticValues } from './optimistic-values';

const ids = ['1', '2'] as PostId[];

/** The provider's answer to one request. `lostAfter`: it was carried out, and the reply is lost. `contrary`: the value did not change. */
const answers = ['granted', 'refused', 'lostBefore', 'lostAfter', 'contrary'] as const;
type Answer = (typeof answers)[number];

type Step =
  | { kind: 'tap'; id: PostId }
  | { kind: 'answer'; which: number; answer: Answer }
  | { kind: 'wait'; ms: number }
  | { kind: 'read' };

const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof(
    { weight: 3, arbitrary: fc.record({ kind: fc.constant('tap' as const), id: fc.constantFrom(...ids) }) },
    {
      weight: 3,
      arbitrary: fc.record({ kind: fc.constant('answer' as const), which: fc.nat(1), answer: fc.constantFrom(...answers) }),
    },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('wait' as const), ms: fc.constantFrom(50, 299, 300, 1000) }) },
    { weight: 1, arbitrary: fc.constant({ kind: 'read' as const }) },
  ),
  { maxLength: 30 },
);

/** A provider whose answers come when a step says so, in any order, and a page whose list was read some time ago. */
function start() {
  const clock = fakeClock();
  const truth = new Map<PostId, boolean>(ids.map((id) => [id, false]));
  let list = { values: new Map(truth), readAt: clock.now() };
  const open: { id: PostId; asked: boolean; end: (answer: Answer) => void }[] = [];
  const lastAnswers = new Map<PostId, Answer>();
  let unsettled = 0;

  const likes = createOptimisticValues<PostId, boolean>({
    fallback: false,
    clock,
    send: (id, asked) =>
      new Promise((resolve, reject) => {
        function end(answer: Answer): void {
          if (answer === 'granted' || answer === 'lostAfter') truth.set(id, asked);
          lastAnswers.set(id, answer);
          if (answer === 'granted' || answer === 'contrary') resolve(truth.get(id) ?? false);
          else reject(new Error(answer));
        }
        open.push({ id, asked, end });
      }),
  });

  const server = (id: PostId) => ({ value: list.values.get(id) ?? false, readAt: list.readAt });

  return {
    ...{ likes, clock, open, truth, lastAnswers, server },
    unsettled: () => unsettled,
    async take(step: Step): Promise<void> {
      if (step.kind === 'tap') {
        unsettled += 1;
        const settle = () => void (unsettled -= 1);
        likes.set(step.id, server(step.id), !likes.get(step.id, server(step.id))).then(settle, settle);
      } else if (step.kind === 'answer') open.splice(step.which % Math.max(1, open.length), 1)[0]?.end(step.answer);
      else if (step.kind === 'wait') await clock.pass(step.ms);
      else {
        await clock.pass(1);
        list = { values: new Map(truth), readAt: clock.now() };
      }
      await clock.pass(0);
    },
    /** Answers what is asked until nothing is. */
    async settle(): Promise<void> {
      for (let turn = 0; turn < 6; turn += 1) {
        for (const request of open.splice(0)) request.end('granted');
        await clock.pass(1000);
      }
    },
  };
}

test('a like has at most one pending request, and shows the last tap until its reply', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (day) => {
      const page = start();
      for (const step of day) {
        const shownBefore = step.kind === 'tap' ? page.likes.get(step.id, page.server(step.id)) : null;
        await page.take(step);
        if (step.kind === 'tap') expect(page.likes.get(step.id, page.server(step.id))).toBe(!shownBefore);
        for (const id of ids) expect(page.open.filter((request) => request.id === id).length).toBeLessThanOrEqual(1);
        for (const id of ids) expect(page.likes.adjust(id, page.server(id), 0)).toBeGreaterThanOrEqual(0);
      }
    }),
    { numRuns: 300 },
  );
});

test('when all is answered nothing is pending, every tap has its end, and what shows is true unless its reply was lost', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (day) => {
      const page = start();
      for (const step of day) await page.take(step);
      await page.settle();

      expect([page.unsettled(), page.open]).toEqual([0, []]);
      for (const id of ids) {
        expect(page.likes.isPending(id)).toBe(false);
        const isKnown = page.lastAnswers.get(id) === 'granted';
        if (isKnown) expect(page.likes.get(id, page.server(id))).toBe(page.truth.get(id));
      }
      await page.take({ kind: 'read' });
      for (const id of ids) expect(page.likes.get(id, page.server(id))).toBe(page.truth.get(id));
    }),
    { numRuns: 300 },
  );
});
