import * as z from 'zod/mini';
import { composition } from './composition';
import { releaseVersion, remoteName } from './names';

/** Path of the overrides of a browser: the toolbar reads them (GET) and replaces them (POST). */
export const OVERRIDES_PATH = '/overrides.json';

/** Signs a link to the overrides of a browser (POST). */
export const OVERRIDE_LINKS_PATH = '/override-links.json';

/** An override as text: `mf_feed@0.3.0`, or `mf_feed@http://localhost:3001/mf-manifest.json`. */
const overrideText = z.string().check(z.maxLength(300));
const overrideTexts = z.array(overrideText).check(z.maxLength(20));

/** The overrides of a browser, and the versions that it may choose. */
export const overrideState = z.object({
  overrides: overrideTexts,
  /** The composition without overrides. */
  pinned: composition,
  /** The published versions of each remote that pages may load, the newest first. */
  versions: z.record(remoteName, z.array(releaseVersion)),
});
export type OverrideState = z.infer<typeof overrideState>;

/** All overrides that a browser has from now on. An empty list leaves all. */
export const overrideChange = z.object({ overrides: overrideTexts });
export type OverrideChange = z.infer<typeof overrideChange>;

/** A signed link to a page with overrides. */
export const overrideLink = z.object({
  /** The value of the page's query parameter `override`. */
  override: z.string(),
  /** When it stops working: milliseconds since 1970. */
  expiresAt: z.number(),
});
export type OverrideLink = z.infer<typeof overrideLink>;
