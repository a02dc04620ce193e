import { existsSync } from 'node:fs';
import { canInstall, installDebianPackages } from './install-debian-package';

/** The other engines by the name of their project in e2e, with their packages and the programs in them. */
const engines = {
  firefox: { 'firefox-esr': '/usr/bin/firefox-esr' },
  webkit: { 'webkit2gtk-driver': '/usr/bin/WebKitWebDriver', xvfb: '/usr/bin/Xvfb' },
} as const;

export type Engine = keyof typeof engines;
type Engines = { ready: Engine[]; skipped: Engine[] };

/** Installs the other engines if possible. @returns the engines that can run. Prints the missing package of each of the others. */
export async function ensureEngines(wanted: readonly Engine[]): Promise<Engines> {
  const found: Engines = { ready: [], skipped: [] };
  for (const engine of wanted) {
    const findMissing = () =>
      Object.entries<string>(engines[engine])
        .filter(([, program]) => !existsSync(program))
        .map(([name]) => name);
    if (findMissing().length > 0 && canInstall()) await installDebianPackages(findMissing());
    const missing = findMissing();
    found[missing.length === 0 ? 'ready' : 'skipped'].push(engine);
    if (missing.length > 0) console.log(`skipped: ${engine}, because ${missing.join(' and ')} cannot be installed`);
  }
  return found;
}
