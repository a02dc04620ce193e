import { buildChanged } from '../stack/build-changed';
import { ensureBrowser } from './ensure-browser';
import { report } from './run-command';
import { runBrowserProjects } from './run-browser-projects';

/** Builds what changed and runs projects of the browser tests, one command of Playwright after the other. Its last line is a plain count. */
export async function runBrowserChecks(commands: readonly (readonly string[])[]): Promise<void> {
  const [browser] = await Promise.all([ensureBrowser(), buildChanged()]);
  report(browser);
  const total = { passed: 0, failed: 0 };
  for (const projects of browser.isGreen ? commands : []) {
    const { passed, failed } = await runBrowserProjects(projects);
    total.passed += passed;
    total.failed += failed;
  }
  if (!browser.isGreen) total.failed += 1;
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  process.exitCode = total.failed === 0 ? 0 : 1;
}
