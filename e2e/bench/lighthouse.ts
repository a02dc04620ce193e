/**
 * Runs Lighthouse on the main screens of a running stack, as a phone and as a desktop, and prints its scores with the audits that failed.
 * Screens of members are opened signed in; their SEO is not judged, because search engines do not see them. Needs a running stack and the
 * network, from which npx fetches Lighthouse: `node --import tsx e2e/bench/lighthouse.ts --url http://localhost:4000`.
 */
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { chromium } from '@playwright/test';
import { chromiumOptions } from '../support/chromium-options';
import { signInOverApi } from '../support/member';

const { values } = parseArgs({
  options: {
    url: { type: 'string', default: 'http://localhost:4000' },
    /** The last version that runs on Node 20. */
    version: { type: 'string', default: '12.8.2' },
    'debugging-port': { type: 'string', default: '9333' },
  },
});
const run = promisify(execFile);
const MAX_REPORT_BYTES = 64 << 20;

const screens = [
  { name: 'Sign in', path: '/login', isPublic: true },
  { name: 'Register', path: '/register', isPublic: true },
  { name: 'Home', path: '/', isPublic: false },
  { name: 'Albums', path: '/my-albums', isPublic: false },
  { name: 'Pages', path: '/pagescomp/mainpages', isPublic: false },
  { name: 'Events', path: '/events', isPublic: false },
  { name: 'Blog', path: '/blog', isPublic: false },
];
const devices = { phone: [], desktop: ['--preset=desktop'] };

type Category = { score: number | null; auditRefs: { id: string; weight: number }[] };
type Report = { categories: Record<string, Category>; audits: Record<string, { score: number | null; title: string }> };

/** Opens a screen in the browser at the debugging port, whose storage holds the member's session. */
async function audit(folder: string, path: string, isPublic: boolean, options: string[]): Promise<Report> {
  const file = join(folder, 'report.json');
  const categories = ['accessibility', 'best-practices', ...(isPublic ? ['seo'] : [])];
  await run(
    'npx',
    [
      '--yes',
      `lighthouse@${values.version}`,
      `${values.url}${path}`,
      `--port=${values['debugging-port']}`,
      `--only-categories=${categories.join(',')}`,
      ...(isPublic ? [] : ['--disable-storage-reset']),
      ...options,
      '--output=json',
      `--output-path=${file}`,
      '--quiet',
    ],
    { maxBuffer: MAX_REPORT_BYTES },
  );
  return JSON.parse(await readFile(file, 'utf8')) as Report;
}

function listFailures({ categories, audits }: Report): string[] {
  const weighed = Object.values(categories).flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight > 0));
  return weighed.flatMap(({ id }) => {
    const { score, title } = audits[id] ?? { score: null, title: id };
    return score !== null && score < 1 ? [`${id}: ${title}`] : [];
  });
}

const folder = await mkdtemp(join(tmpdir(), 'lighthouse-'));
const context = await chromium.launchPersistentContext(
  join(folder, 'profile'),
  chromiumOptions([`--remote-debugging-port=${values['debugging-port']}`]),
);
try {
  const { accessToken, userId } = await signInOverApi(values.url);
  const page = await context.newPage();
  // Public screens come first: resetting the storage for them would end the session.
  for (const { name, path, isPublic } of screens) {
    if (!isPublic) {
      await page.goto(`${values.url}/robots.txt`);
      await page.evaluate(
        ([token, id]) => {
          localStorage.setItem('access_token', token ?? '');
          localStorage.setItem('user_id', id ?? '');
        },
        [accessToken, userId],
      );
    }
    for (const [device, options] of Object.entries(devices)) {
      const report = await audit(folder, path, isPublic, options);
      const scores = Object.entries(report.categories).map(([category, { score }]) => `${category} ${Math.round((score ?? 0) * 100)}`);
      console.log([`${name}, ${device}: ${scores.join(', ')}`, ...listFailures(report)].join('\n  '));
    }
  }
} finally {
  await context.close();
  await rm(folder, { recursive: true, force: true });
}
