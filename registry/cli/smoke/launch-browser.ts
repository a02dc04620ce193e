import { existsSync } from 'node:fs';
import type { Browser, BrowserType } from 'playwright-core';

const debianBrowser = '/usr/bin/chromium';

/** The browser's driver is not installed. Other commands do not need it. */
export class DriverMissingError extends Error {}

/**
 * Starts a headless browser.
 * @param path of the browser. By default Chromium as installed by Debian or Playwright.
 * @throws {DriverMissingError}
 * @throws {Error} of Playwright if there is no browser.
 */
export async function launchBrowser(path: string | undefined): Promise<Browser> {
  const executablePath = path ?? (existsSync(debianBrowser) ? debianBrowser : undefined);
  const chromium = await loadChromium();
  return chromium.launch({ args: process.getuid?.() === 0 ? ['--no-sandbox'] : [], ...(executablePath && { executablePath }) });
}

async function loadChromium(): Promise<BrowserType> {
  try {
    return (await import('playwright-core')).chromium;
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND')) throw error;
    throw new DriverMissingError('A browser is driven with playwright-core: npm install playwright-core', { cause: error });
  }
}
