import { showStartFailure } from './lib/show-start-failure';
import { startShell } from './start-shell';

try {
  startShell(window);
} catch (error) {
  showStartFailure(document);
  throw error;
}
