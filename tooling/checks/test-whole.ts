import { runBrowserChecks } from './run-browser-checks';

/**
 * Runs the browser tests that take too long for every change. These are the rows and the members' journeys in both modes of the provider,
 * each fault on each screen, and axe on every state of every screen.
 */
await runBrowserChecks([
  ['whole', 'outside-whole', 'rows', 'rows-hostile', 'accessibility-whole'],
  // A separate command, because its GIF tests listen on a port that another project's tests need too.
  ['journeys-hostile'],
]);
