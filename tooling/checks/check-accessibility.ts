import { buildChanged } from '../stack/build-changed';
import { ensureBrowser } from './ensure-browser';
import { report } from './run-command';
import { runBrowserProjects } from './run-browser-projects';

/** Runs the accessibility checks whole: every state of every screen, in both colours and at both widths. */
const [browser] = await Promise.all([ensureBrowser(), buildChanged()]);
report(browser);
const { passed, failed } = browser.isGreen ? await runBrowserProjects(['accessibility-whole']) : { passed: 0, failed: 1 };
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
