import { showStartFailure } from './lib/show-start-failure';
import { startShell } from './start-shell';

startShell(window).catch((error: unknown) => {
  showStartFailure(document);
  throw error;
});
