import type { Page, Request } from '@playwright/test';
import type { Fault } from '../support/faults';
import { slowness } from '../support/stack';
import { callKey, isCall, toCall } from './support/call-key';
import { faultsOfRow, isHarmless, isWhole } from './support/cells';
import { expectRules, findBrokenRules, PATIENCE_MS, retryAll, saysThatItFailed } from './support/page-rules';
import { frame, screens, type Screen } from './support/screens';
import { expect, test, type Link } from './support/test';

/** Calls whose failure no screen needs to show, each with its reason. */
const unseen: Record<string, string> = {
  '/api/get-general-data fetch=notifications,friend_requests,group_chat_requests,count_new_messages':
    'numbers on badges: asked again every while, and the lists behind them say when they fail',
  '/api/group_chat type=get_list': 'behind a tab, which says so when it is opened',
  '/api/live_events': 'a page without the stream asks by itself until it is back',
  '/api/live_posts': 'counts stay those that the posts came with',
};

const isUnseen = (call: string, screen: Screen) => call in { ...screen.unseen } || (call in unseen && screen.seen?.includes(call) !== true);

const linkNames = ['browser and edge', 'edge and provider'] as const;
const callsOfScreens = new Map<Screen, ReadonlySet<string>>();

/** Opens a screen without faults. @returns the names of its calls. */
async function readCalls(page: Page, url: string, screen: Screen): Promise<ReadonlySet<string>> {
  const known = callsOfScreens.get(screen);
  if (known) return known;
  const calls = new Set<string>();
  function record(request: Request) {
    const call = toCall(request.url(), request.postData());
    if (isCall(call.path)) calls.add(callKey(call));
  }
  page.on('request', record);
  await page.goto(url + screen.path);
  await screen.open?.(page);
  await expect(screen.ready(page)).toBeVisible({ timeout: PATIENCE_MS });
  await page.waitForLoadState('networkidle');
  page.off('request', record);
  callsOfScreens.set(screen, calls);
  return calls;
}

/** Returns the cells of a screen. Each is a set of calls that fail together: one call each, or in the slice all of them. */
async function readCells(page: Page, url: string, screen: Screen): Promise<string[][]> {
  if (!isWhole) return [[]];
  const ofFrame = await readCalls(page, url, frame);
  const calls = await readCalls(page, url, screen);
  return [...calls].filter((call) => screen === frame || screen.path === frame.path || !ofFrame.has(call)).map((call) => [call]);
}

/** Opens a screen while the given calls fail (all if none is given). Then ends the fault and presses Retry. @returns the broken rules. */
async function tryCell(page: Page, { url, gateway }: Link, screen: Screen, calls: string[], fault: Fault): Promise<string[]> {
  const { path, open, ready } = screen;
  const problems: string[] = [];
  let failedCalls = 0;
  gateway.breakCalls((call) => {
    if (!isCall(call.path) || (calls.length > 0 && !calls.includes(callKey(call)))) return null;
    failedCalls += 1;
    return fault;
  });
  await page.goto(url + path);
  await open?.(page);
  const maySucceed = isHarmless(fault) || calls.some((call) => isUnseen(call, screen));
  const outcome = maySucceed ? saysThatItFailed(page).or(ready(page)) : saysThatItFailed(page);
  await expect(outcome.first())
    .toBeVisible({ timeout: PATIENCE_MS })
    .catch(() => problems.push('nothing says that it failed'));
  // A part further down may send its request after the screen is ready.
  await expect
    .poll(() => failedCalls, { timeout: PATIENCE_MS })
    .toBeGreaterThan(0)
    .catch(() => problems.push('the call was not made'));
  problems.push(
    ...(await expectRules(page).then(
      () => [],
      () => findBrokenRules(page),
    )),
  );

  gateway.break(null);
  if (!(await retryAll(page))) problems.push('Retry does not help');
  await expect(ready(page))
    .toBeVisible({ timeout: PATIENCE_MS })
    .catch(() => problems.push('the screen does not recover'));
  return problems;
}

/** In the slice only two: one for each link. */
const rows = [frame, ...screens].filter((_, index) => isWhole || index % 9 === 0);

for (const [row, screen] of rows.entries()) {
  for (const link of isWhole ? linkNames : linkNames.filter((_, index) => index === row % 2)) {
    for (const fault of faultsOfRow(row)) {
      test(`${screen.name}, ${fault} between ${link}: the menu stays, the page says what failed, Retry loads it`, async ({
        memberPageOf,
        links,
      }) => {
        test.setTimeout(900_000 * slowness);
        const page = await memberPageOf('demo');
        const problems: Record<string, string[]> = {};
        for (const calls of await readCells(page, links[link].url, screen)) {
          const found = await tryCell(page, links[link], screen, calls, fault);
          if (found.length > 0) problems[calls.join() || 'all calls'] = found;
        }
        expect(problems).toEqual({});
      });
    }
  }
}
