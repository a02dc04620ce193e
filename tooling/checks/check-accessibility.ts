import { runBrowserChecks } from './run-browser-checks';

/** Runs all accessibility checks: every state of every screen, in both colour schemes and at both widths. */
await runBrowserChecks([['accessibility-whole']]);
