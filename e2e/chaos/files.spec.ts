import type { Page } from '@playwright/test';
import { faultsOfRow, isWhole } from './support/cells';
import { expectRules, PATIENCE_MS, retries, retryAll } from './support/page-rules';
import { screens, type Screen } from './support/screens';
import { expect, test } from './support/test';

const screenOf = (path: string): Screen => {
  const screen = screens.find((candidate) => candidate.path === path);
  if (!screen) throw new Error(`No screen is at ${path}.`);
  return screen;
};

/** A screen of each remote, and of the shell itself. */
const remotes: Record<string, Screen> = {
  mf_feed: screenOf('/'),
  mf_chat: screenOf('/chat-detailed/2'),
  mf_albums: screenOf('/my-albums'),
  mf_pages: screenOf('/pagescomp/mainpages?tab=suggested'),
  mf_content: screenOf('/blog'),
  shell: screenOf('/profile/2'),
};

/** The entry of a remote and the other chunks of its screen. For the shell, one of its pages. */
const parts = {
  entry: (remote: string) => (remote === 'shell' ? null : new RegExp(`^/r/${remote}/-/remoteEntry\\.[^/]+\\.js$`)),
  chunks: (remote: string) =>
    remote === 'shell' ? /^\/r\/shell\/.*src_pages_profile-page/ : new RegExp(`^/r/${remote}/-/(?!remoteEntry).+\\.js$`),
};

/** Returns true if a faulty script may still be complete. */
const mayLoad = (fault: string) => fault === 'latency';

async function expectFailureOrScreen(page: Page, { ready }: Screen, fault: string): Promise<void> {
  const outcome = mayLoad(fault) ? ready(page) : retries(page).first();
  await expect(outcome).toBeVisible({ timeout: PATIENCE_MS });
}

/** A page cannot repeat a download that the browser has started. If Retry waits for it again, the page offers a reload. */
async function expectScreen(page: Page, { ready }: Screen): Promise<void> {
  const reload = page.getByRole('button', { name: 'Reload the page' });
  await expect(ready(page).or(reload).first()).toBeVisible({ timeout: PATIENCE_MS });
  if (await reload.isVisible()) await reload.click();
  await expect(ready(page)).toBeVisible({ timeout: PATIENCE_MS });
}

for (const [row, [remote, screen]] of Object.entries(remotes).entries()) {
  for (const [part, patternOf] of Object.entries(parts)) {
    const pattern = patternOf(remote);
    // The slice breaks only one entry: `tests/faults` breaks a chunk, and whole remotes.
    if (!pattern || (!isWhole && (remote !== 'mf_content' || part !== 'entry'))) continue;
    for (const fault of faultsOfRow(row)) {
      test(`${remote}, its ${part} ${fault}: the menu stays, the region says so, Retry or a reload loads it`, async ({
        memberPageOf,
        gateway,
      }) => {
        test.slow();
        gateway.break(pattern, fault);
        // Uses a new browser: a good copy in the cache would replace the broken file.
        const page = await memberPageOf('demo');
        await page.goto(gateway.url + screen.path);
        await expectFailureOrScreen(page, screen, fault);
        await expectRules(page);
        gateway.break(null);
        expect(await retryAll(page), 'Retry ends').toBe(true);
        await expectScreen(page, screen);
      });
    }
  }
}
