import { remoteModule, type ExposeName, type RegionInput, type RemoteModule, type RemoteName } from '@social/contracts';
import type { ComponentType, FunctionComponent } from 'react';
import type { ShellClock } from '../clock';
import type { FederationPort } from './federation-port';
import type { Arrival } from './refetch-release';
import { RegionFailure, toRegionFailure } from './region-failure';

/** Bounds a single try, as federation has no timeout. */
export const TRY_TIMEOUT_MS = 6_000;
/** Bounds all tries for a release together. */
export const RELEASE_TIMEOUT_MS = 8_000;
/** Pauses before the second, third and fourth try. */
export const RETRY_PAUSES_MS = [150, 450, 1_200];

/** A module that an expose consists of: the component, and how to fetch its data early. */
export type RegionModule = Pick<RemoteModule, 'preload'> & { Region: ComponentType<RegionInput> };

export type LoadRequest = {
  remote: RemoteName;
  expose: ExposeName;
  entryUrls: EntryUrls;
  /** True for a developer's build: its server compiles on the first request. */
  isSlow?: boolean | undefined;
};

/** The URLs of a release's entry. All lead to the same file, as a browser joins a hanging request to the same URL. */
export type EntryUrls = {
  current: () => string;
  /** Returns true if a try for this release has failed on this page. */
  hasFailed: () => boolean;
  /** Moves to the next URL after an import failed, and to the first after the last. */
  advance: () => void;
};

/** Firefox reports no file that fails its hash: the message of the region's failure says it. */
const NOT_WHOLE = { missing: 'does not arrive', altered: 'arrives with other bytes than were published' };

/** How much longer a developer's build may take. */
const SLOW_FACTOR = 5;

const MAX_TRIES = RETRY_PAUSES_MS.length + 1;

export type LoadDependencies = {
  federation: FederationPort;
  /** Fetches the files of the release with this entry again, bypassing the browser's cache. Never rejects. @returns how they arrived. */
  refetch: (entryUrl: string) => Promise<Arrival>;
  clock: ShellClock;
};

/**
 * Loads a region from a release. Retries while files fail to arrive, but not a module that arrived and is broken, and not after a timeout:
 * the member has waited six seconds by then.
 * @throws {RegionFailure} `timeout`, `load` or `contract`.
 */
export async function loadRelease(
  { remote, expose, entryUrls, isSlow }: LoadRequest,
  { federation, refetch, clock }: LoadDependencies,
): Promise<RegionModule> {
  async function load(onImport: () => void): Promise<unknown> {
    const entryUrl = entryUrls.current();
    // Files are cached for a year: a file that was corrupted in transit would fail its integrity check for just as long. Firefox remembers
    // each URL whose import failed until the page is closed, so no URL is used before its file arrives.
    const arrival = entryUrls.hasFailed() ? await refetch(entryUrl) : 'whole';
    if (arrival !== 'whole') throw new RegionFailure('load', `${arrival.url} ${NOT_WHOLE[arrival.how]}`, true);
    onImport();
    return federation.load({ remote, entryUrl, expose });
  }

  const factor = isSlow ? SLOW_FACTOR : 1;
  const deadline = clock.now() + RELEASE_TIMEOUT_MS * factor;
  for (let tries = 1; ; tries += 1) {
    let wasImported = false;
    try {
      return await parseRegion(
        await withTimeout(
          load(() => (wasImported = true)),
          Math.min(TRY_TIMEOUT_MS * factor, Math.max(0, deadline - clock.now())),
          clock,
        ),
      );
    } catch (error) {
      if (wasImported) entryUrls.advance();
      const failure = toRegionFailure(error);
      if (!failure.isWorthRetrying || tries === MAX_TRIES || clock.now() >= deadline) throw failure;
    }
    await clock.wait(RETRY_PAUSES_MS[tries - 1] ?? 0);
  }
}

async function withTimeout<Result>(work: Promise<Result>, timeoutMs: number, clock: ShellClock): Promise<Result> {
  work.catch(() => undefined); // after the timeout a failure is not reported again
  const timeout = clock.wait(timeoutMs).then((): never => {
    throw new RegionFailure('timeout', `no answer within ${timeoutMs} ms`);
  });
  return Promise.race([work, timeout]);
}

async function parseRegion(loaded: unknown): Promise<RegionModule> {
  const parsed = remoteModule.safeParse(loaded);
  if (!parsed.success) throw new RegionFailure('contract', parsed.error.issues.map(({ message }) => message).join('; '));
  const { Region, mount, preload } = parsed.data;
  if (isComponent(Region)) return { Region, preload };
  if (!mount) throw new RegionFailure('contract', 'the expose exports neither Region nor mount');
  const { toComponent } = await import('@social/host/mounted-region');
  return { Region: toComponent(mount, parsed.data.usesShadowRoot), preload };
}

/** The contract does not depend on React: a function is taken for a component. */
function isComponent(value: unknown): value is FunctionComponent<RegionInput> {
  return typeof value === 'function';
}
