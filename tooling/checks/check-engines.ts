import { buildChanged } from '../stack/build-changed';
import { ensureEngines } from './ensure-engines';
import { runBrowserProjects } from './run-browser-projects';

/** Runs the journeys of a member in the engines besides Chromium. */
const [{ ready: engines }] = await Promise.all([ensureEngines(['firefox', 'webkit']), buildChanged()]);
const { passed, failed } = engines.length > 0 ? await runBrowserProjects(engines) : { passed: 0, failed: 0 };
console.log(`\n${passed} passed, ${failed} failed, in ${engines.join(' and ') || 'no engine'}`);
process.exitCode = failed === 0 ? 0 : 1;
