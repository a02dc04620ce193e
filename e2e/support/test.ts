import { test as base, expect, type Page } from '@playwright/test';
import { signInOverApi, useCredentials } from './member';
import { urls } from './stack';

type Fixtures = {
  /** Every page of the test, watched: what the browser blocked, and what was thrown. */
  violations: string[];
  /** A page of `demo`, who has signed in before. */
  memberPage: Page;
};

/** Says in the page's console what the browser's policies refused, so that no violation passes unseen. */
function reportViolations() {
  document.addEventListener('securitypolicyviolation', (event) => {
    console.error(`policy violation: ${event.effectiveDirective} ${event.blockedURI} ${event.sourceFile}:${event.lineNumber}`);
  });
}

export const test = base.extend<Fixtures>({
  violations: [
    async ({ context }, use) => {
      const violations: string[] = [];
      await context.addInitScript(reportViolations);
      context.on('console', (message) => {
        if (/policy violation|Content Security Policy|Integrity-Policy/i.test(message.text())) violations.push(message.text());
      });
      context.on('weberror', (error) => violations.push(`thrown: ${error.error().message}`));
      await use(violations);
      expect(violations, 'what the browser refused, or a page threw').toEqual([]);
    },
    { auto: true },
  ],
  memberPage: async ({ context }, use) => {
    await useCredentials(context, await signInOverApi(urls.production));
    await use(await context.newPage());
  },
});

export { expect };
