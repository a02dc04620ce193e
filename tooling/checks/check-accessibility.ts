import { runBrowserChecks } from './run-browser-checks';

/** Runs the accessibility checks whole: every state of every screen, in both colours and at both widths. */
await runBrowserChecks([['accessibility-whole']]);
