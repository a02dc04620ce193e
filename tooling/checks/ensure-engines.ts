import { existsSync } from 'node:fs';
import { canInstall, installDebianPackages } from './install-debian-package';

/** The other engines by the name of their project in e2e: the packages that they need, and the programs that these bring. */
const engines = {
  firefox: { 'firefox-esr': '/usr/bin/firefox-esr' },
  webkit: { 'webkit2gtk-driver': '/usr/bin/WebKitWebDriver', xvfb: '/usr/bin/Xvfb' },
} as const;

/** Installs the other engines where that is possible. @returns those that can run; prints for each of the others which package is missing. */
export async function ensureEngines(): Promise<string[]> {
  const ready: string[] = [];
  for (const [engine, packages] of Object.entries(engines)) {
    const findMissing = () =>
      Object.entries(packages)
        .filter(([, program]) => !existsSync(program))
        .map(([name]) => name);
    if (findMissing().length > 0 && canInstall()) await installDebianPackages(findMissing());
    const missing = findMissing();
    if (missing.length === 0) ready.push(engine);
    else console.log(`${engine} skipped: no ${missing.join(', ')}`);
  }
  return ready;
}
