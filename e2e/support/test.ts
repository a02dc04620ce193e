import { test as base, expect, type BrowserContext, type Page } from '@playwright/test';
import { signInOverApi, useCredentials } from './member';
import { urls } from './stack';

type Fixtures = {
  /** Every page of the test, watched: what the browser blocked, and what was thrown. */
  violations: string[];
  /** A page of `demo`, who has signed in before. */
  memberPage: Page;
  /** A page of another member, in a browser of their own: `memberPageOf('asha')`. */
  memberPageOf: (username: string) => Promise<Page>;
};

/** Says in the page's console what the browser's policies refused, so that no violation passes unseen. */
function reportViolations() {
  document.addEventListener('securitypolicyviolation', (event) => {
    console.error(`policy violation: ${event.effectiveDirective} ${event.blockedURI} ${event.sourceFile}:${event.lineNumber}`);
  });
}

async function watch(context: BrowserContext, violations: string[]): Promise<void> {
  await context.addInitScript(reportViolations);
  context.on('console', (message) => {
    if (/policy violation|Content Security Policy|Integrity-Policy/i.test(message.text())) violations.push(message.text());
  });
  context.on('weberror', (error) => violations.push(`thrown: ${error.error().message}`));
}

export const test = base.extend<Fixtures>({
  violations: [
    async ({ context }, use) => {
      const violations: string[] = [];
      await watch(context, violations);
      await use(violations);
      expect(violations, 'what the browser refused, or a page threw').toEqual([]);
    },
    { auto: true },
  ],
  memberPage: async ({ context }, use) => {
    await useCredentials(context, await signInOverApi(urls.production));
    await use(await context.newPage());
  },
  memberPageOf: async ({ browser, violations }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (username) => {
      const context = await browser.newContext();
      await watch(context, violations);
      contexts.push(context);
      await useCredentials(context, await signInOverApi(urls.production, username));
      return context.newPage();
    });
    for (const context of contexts) await context.close();
  },
});

export { expect };
