import type { Config } from '../config';

/** The time and the base URLs that replies need in addition to rows. */
export type WireContext = {
  now(): Date;
  /** Returns the absolute URL of a stored file. Empty if there is none. */
  mediaUrl(path: string | null): string;
  /** Returns the absolute URL of a path of the product's site. */
  siteUrl(path: string): string;
};

export function createWireContext({ publicUrl, siteUrl }: Pick<Config, 'publicUrl' | 'siteUrl'>, now: () => Date): WireContext {
  return {
    now,
    mediaUrl: (path) => (path ? `${publicUrl}/${path}` : ''),
    siteUrl: (path) => `${siteUrl}${path}`,
  };
}
