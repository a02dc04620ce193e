import { buildChanged } from '../stack/build-changed';
import { ensureEngines } from './ensure-engines';
import { prepareLimits } from './prepare-limits';
import { createProgress } from './progress';
import { runBrowserProjects } from './run-browser-projects';

/** Runs a member's journeys in engines other than Chromium. */
const { slowness } = await prepareLimits();
const [{ ready: engines }] = await Promise.all([ensureEngines(['firefox', 'webkit']), buildChanged()]);
const progress = createProgress([{ name: 'journeys in other engines', expectedSeconds: 600 }], { slowness });
progress.begin('journeys in other engines');
const { passed, failed } = engines.length > 0 ? await runBrowserProjects(engines, progress) : { passed: 0, failed: 0 };
console.log(`\n${passed} passed, ${failed} failed, in ${engines.join(' and ') || 'no engine'}`);
process.exitCode = failed === 0 ? 0 : 1;
