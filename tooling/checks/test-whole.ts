import { runBrowserChecks } from './run-browser-checks';

/**
 * Runs the browser tests that take too long for every change: the specification's rows and the members' journeys in both modes of the provider, each
 * fault on each screen, and every state of every screen for axe.
 */
await runBrowserChecks([
  ['whole', 'rows', 'rows-hostile', 'accessibility-whole'],
  // A command of its own: its tests of GIFs listen on a port that those of another project need too.
  ['journeys-hostile'],
]);
