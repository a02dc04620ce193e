import { startShell } from './start-shell';

startShell(window);
