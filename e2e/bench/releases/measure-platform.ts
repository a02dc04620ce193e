import { chromium, type Browser, type Page } from '@playwright/test';
import { chromiumOptions } from '../../support/chromium-options';
import { copyBuild } from '../../support/copy-build';
import { pageOf, signInOverApi } from '../../support/member';
import { createToken, newEnvironment, pin, untilServed, type TestEnvironment } from '../../support/registry-api';
import { registryCli, urls } from '../../support/stack';
import { sendRequest } from '../../support/send-request';
import { untilFileCompressed } from '../../support/until-compressed';
import { untilDeltasMade } from '../../support/until-deltas';
import type { WordChange } from './changes';

const WITHOUT_DICTIONARIES = '--disable-features=CompressionDictionaryTransport,CompressionDictionaryTransportBackend';

/** Scripts that a browser fetched again. `bytes` counts bodies; `wireBytes` includes response headers. */
export type Refetched = { bytes: number; wireBytes: number; requests: number };

/** Opens browsers with Home of an environment, pins a release with a changed word, and measures the scripts that each fetches again. */
export async function measurePlatform(change: WordChange, version: string): Promise<{ withDeltas: Refetched; without: Refetched }> {
  const environment = await newEnvironment();
  const visitors = [await openHome(environment), await openHome(environment, WITHOUT_DICTIONARIES)] as const;
  const remote = change.app.replace('-', '_');
  await publish(change, remote, version);
  await pin(environment, { [remote]: version }, 'For the measurement.');
  await untilServed(environment, { [remote]: version });
  const { body: html } = await sendRequest(environment.url);
  const path = new RegExp(`/r/${remote}/-/${change.path.replace('.js', '')}\\.[\\w-]{8}\\.js`).exec(html)?.[0];
  if (!path) throw new Error(`Home loads no ${change.path} of ${remote}.`);
  await untilFileCompressed(path, { [remote]: version });
  await untilDeltasMade();
  const [withDeltas, without] = [await visitAgain(visitors[0].page, environment), await visitAgain(visitors[1].page, environment)];
  for (const { browser } of visitors) await browser.close();
  return { withDeltas, without };
}

async function publish(change: WordChange, remote: string, version: string): Promise<void> {
  const replace = (text: string) => {
    if (text.split(change.from).length !== 2) throw new Error(`${change.path} has not ${change.from} once.`);
    return text.replace(change.from, change.to);
  };
  const token = await createToken(`${change.app} team`, { publish: [remote] });
  const published = await registryCli(['publish', await copyBuild(change.app, { version, files: { [change.path]: replace } })], token);
  if (published.code !== 0) throw new Error(published.stderr);
}

/** Opens Home in a new browser without a service worker. Resolves when all scripts are loaded. */
async function openHome({ url }: TestEnvironment, ...args: string[]): Promise<{ browser: Browser; page: Page }> {
  const browser = await chromium.launch(chromiumOptions(args));
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await pageOf(context, await signInOverApi(urls.production));
  await page.goto(url);
  await untilLoaded(page);
  return { browser, page };
}

async function untilLoaded(page: Page): Promise<void> {
  await page.getByRole('article').first().waitFor();
  await page.waitForLoadState('networkidle');
}

async function visitAgain(page: Page, { url }: TestEnvironment): Promise<Refetched> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const answers = new Map<string, number>();
  const refetched = { bytes: 0, wireBytes: 0, requests: 0 };
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (!response.fromDiskCache && new URL(response.url).pathname.startsWith('/r/'))
      answers.set(requestId, Number(response.headers['content-length']));
  });
  session.on('Network.requestServedFromCache', ({ requestId }) => void answers.delete(requestId));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const bytes = answers.get(requestId);
    if (bytes === undefined) return;
    refetched.bytes += bytes;
    refetched.wireBytes += encodedDataLength;
    refetched.requests += 1;
  });
  await page.goto(url);
  await untilLoaded(page);
  return refetched;
}
