import { buildChanged } from '../stack/build-changed';
import { ensureBrowser } from './ensure-browser';
import { prepareLimits } from './prepare-limits';
import { createProgress } from './progress';
import { report } from './run-command';
import { runBrowserProjects } from './run-browser-projects';

/**
 * Builds the changed apps and runs projects of the browser tests, one Playwright command after the other. The last line is a plain count.
 */
export async function runBrowserChecks(commands: readonly (readonly string[])[]): Promise<void> {
  const { slowness } = await prepareLimits();
  const [browser] = await Promise.all([ensureBrowser(), buildChanged()]);
  report(browser);
  const phases = commands.map((projects) => ({ name: projects.join(', '), expectedSeconds: 600 * projects.length }));
  const progress = createProgress(phases, { slowness });
  const total = { passed: 0, failed: 0 };
  for (const projects of browser.isGreen ? commands : []) {
    progress.begin(projects.join(', '));
    const { passed, failed } = await runBrowserProjects(projects, progress);
    total.passed += passed;
    total.failed += failed;
  }
  progress.end();
  if (!browser.isGreen) total.failed += 1;
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  process.exitCode = total.failed === 0 ? 0 : 1;
}
