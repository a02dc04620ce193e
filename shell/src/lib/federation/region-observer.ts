import type { ExposeName, PageErrorKind, RegionFailureKind } from '@social/contracts';
import type { RegionRelease } from './region-releases';

type Release = Pick<RegionRelease, 'remote' | 'version'>;

/** Is told what happens to the page's releases. */
export type RegionObserver = {
  /** A region is loaded from this release, or mounted again. */
  started: (release: Release, expose: ExposeName) => void;
  painted: (release: Release, expose: ExposeName) => void;
  failed: (release: Release, expose: ExposeName, kind: RegionFailureKind) => void;
  /** Something went wrong outside of any region's rendering. */
  pageFailed: (release: Release, kind: PageErrorKind) => void;
};

export const noObserver: RegionObserver = {
  started: () => undefined,
  painted: () => undefined,
  failed: () => undefined,
  pageFailed: () => undefined,
};
