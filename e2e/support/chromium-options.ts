import { existsSync } from 'node:fs';
import type { LaunchOptions } from '@playwright/test';

/** Debian's browser. Playwright's own download is used where it is not installed. */
const DEBIAN_CHROMIUM = '/usr/bin/chromium';

/** Options of a headless Chromium that sends nothing by itself. @param args more arguments of its command line */
export function chromiumOptions(args: readonly string[] = []): LaunchOptions {
  return {
    ...(existsSync(DEBIAN_CHROMIUM) && { executablePath: DEBIAN_CHROMIUM }),
    args: [
      ...['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run'],
      ...args,
    ],
  };
}
