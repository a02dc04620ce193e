import type { CurrentRevision } from '@social/contracts';
import { createManualClock, settle } from '../../testing/manual-clock';
import { createPageComposition } from '../../testing/page-compositions';
import { createRevisionWatch } from './revision-watch';

const running = { shell: '1.0.0', mf_feed: '2.0.0', mf_chat: '1.0.0' };

function watchPage(answers: (Partial<CurrentRevision> | null | Error)[]) {
  const clock = createManualClock();
  let asked = 0;
  const watch = createRevisionWatch({
    page: createPageComposition(),
    clock,
    async fetchRevision() {
      const answer = answers[Math.min(asked, answers.length - 1)] ?? null;
      asked += 1;
      if (answer instanceof Error) throw answer;
      return answer && { environment: 'production', revision: 8, composition: running, disabled: [], ...answer };
    },
  });
  const target = document.implementation.createHTMLDocument();
  const visibility = jest.spyOn(target, 'visibilityState', 'get').mockReturnValue('visible');
  const stop = watch.watch(target, window);
  return { watch, clock, stop, visibility, target, asked: () => asked };
}

test('polls every ten seconds while the page is visible, and never while it is hidden', async () => {
  const page = watchPage([null]);

  await page.clock.pass(30_000);
  expect(page.asked()).toBe(3);
  page.visibility.mockReturnValue('hidden');
  await page.clock.pass(60_000);
  expect(page.asked()).toBe(3);
  page.stop();
});

test('returning checks at once, unless the last check is recent', async () => {
  const page = watchPage([null]);

  await page.clock.pass(2_999);
  window.dispatchEvent(new Event('focus'));
  expect(page.asked()).toBe(0);
  await page.clock.pass(1);
  page.target.dispatchEvent(new Event('visibilitychange'));
  window.dispatchEvent(new Event('focus'));
  expect(page.asked()).toBe(1);

  page.stop();
  await page.clock.pass(60_000);
  window.dispatchEvent(new Event('focus'));
  expect(page.asked()).toBe(1);
});

test('a revision that switches a remote off is newer, although no version moved', async () => {
  const page = watchPage([{ disabled: ['mf_feed'] }]);
  await page.watch.check();

  expect(page.watch.getState()).toEqual({ status: 'newer', revision: 8, isShellNew: false, newRemotes: ['mf_feed'] });
});

test('a newer revision names the new remotes', async () => {
  const page = watchPage([{ composition: { ...running, mf_feed: '2.1.0' } }]);
  await page.watch.check();

  expect(page.watch.getState()).toEqual({ status: 'newer', revision: 8, isShellNew: false, newRemotes: ['mf_feed'] });
});

test('a newer shell is marked, as a navigation does not load it', async () => {
  const page = watchPage([{ composition: { ...running, shell: '1.1.0' } }]);
  await page.watch.check();

  expect(page.watch.getState()).toEqual({ status: 'newer', revision: 8, isShellNew: true, newRemotes: [] });
});

test('a rolled back revision is no longer offered', async () => {
  const page = watchPage([{ composition: { ...running, mf_feed: '2.1.0' } }, { revision: 9 }]);
  await page.watch.check();
  await page.watch.check();

  expect(page.watch.getState()).toEqual({ status: 'current' });
});

test.each([
  ['an older revision', { revision: 6, composition: { ...running, mf_feed: '1.0.0' } }],
  ['the same versions under a newer number', {}],
  ['no answer', new Error('offline')],
])('%s is ignored', async (_what, answer) => {
  const page = watchPage([answer]);
  await page.watch.check();
  await settle();

  expect(page.watch.getState()).toEqual({ status: 'current' });
});
