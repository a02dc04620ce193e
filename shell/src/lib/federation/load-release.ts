import { remoteModule, type ExposeName, type RegionInput, type RemoteName } from '@social/contracts';
import type { ComponentType, FunctionComponent } from 'react';
import type { Clock } from '../clock';
import type { FederationPort } from './federation-port';
import { RegionFailure, toRegionFailure } from './region-failure';

/** How long one try may take: federation itself would wait for ever. */
export const TRY_TIMEOUT_MS = 6_000;
/** How long all tries for one release may take together. */
export const RELEASE_TIMEOUT_MS = 8_000;
/** Pauses before the second, third and fourth try. */
export const RETRY_PAUSES_MS = [150, 450, 1_200];

export type LoadRequest = {
  remote: RemoteName;
  expose: ExposeName;
  entryUrls: EntryUrls;
};

/** The URLs of one release's entry: all lead to the same file, but a browser joins a request that hangs when the URL is the same. */
export type EntryUrls = {
  current: () => string;
  /** Whether a try for this release has failed in this page. */
  hasFailed: () => boolean;
  /** To the next one after a failure; starts again after the last. */
  advance: () => void;
};

const MAX_TRIES = RETRY_PAUSES_MS.length + 1;

export type LoadDependencies = {
  federation: FederationPort;
  /** Fetches what the page may load of the release with this entry, past the browser's cache. Never rejects. */
  refetch: (entryUrl: string) => Promise<void>;
  clock: Clock;
};

/**
 * Loads a region from one release. Tries again while files fail to arrive; a module that arrived and is broken stays broken.
 * A timeout ends it: whoever waited six seconds deserves an answer.
 * @throws {RegionFailure} `timeout`, `load` or `contract`.
 */
export async function loadRelease(
  { remote, expose, entryUrls }: LoadRequest,
  { federation, refetch, clock }: LoadDependencies,
): Promise<ComponentType<RegionInput>> {
  async function load(): Promise<unknown> {
    // Files of a release are kept for a year: one that was spoiled on its way would fail its integrity for as long.
    if (entryUrls.hasFailed()) await refetch(entryUrls.current());
    return federation.load({ remote, entryUrl: entryUrls.current(), expose });
  }

  const deadline = clock.now() + RELEASE_TIMEOUT_MS;
  for (let tries = 1; ; tries += 1) {
    try {
      return parseRegion(await withTimeout(load(), Math.min(TRY_TIMEOUT_MS, deadline - clock.now()), clock));
    } catch (error) {
      entryUrls.advance();
      const failure = toRegionFailure(error);
      if (!failure.isWorthRetrying || tries === MAX_TRIES || clock.now() >= deadline) throw failure;
    }
    await clock.wait(RETRY_PAUSES_MS[tries - 1] ?? 0);
  }
}

async function withTimeout<Result>(work: Promise<Result>, timeoutMs: number, clock: Clock): Promise<Result> {
  work.catch(() => undefined); // a failure after the bound has been told as a timeout already
  const timeout = clock.wait(timeoutMs).then((): never => {
    throw new RegionFailure('timeout', `no answer within ${timeoutMs} ms`);
  });
  return Promise.race([work, timeout]);
}

function parseRegion(loaded: unknown): ComponentType<RegionInput> {
  const parsed = remoteModule.safeParse(loaded);
  if (!parsed.success) throw new RegionFailure('contract', parsed.error.issues.map(({ message }) => message).join('; '));
  const { Region } = parsed.data;
  if (isComponent(Region)) return Region;
  throw new RegionFailure('contract', 'Region is not a component');
}

/** The contract has no word of React: what is a function to it is a component to us. */
function isComponent(value: unknown): value is FunctionComponent<RegionInput> {
  return typeof value === 'function';
}
