import type { Config } from '../config';

/** What replies need besides rows: the time of reading, and where things are. */
export type WireContext = {
  now(): Date;
  /** The absolute address of a stored file; '' when there is none. */
  mediaUrl(path: string | null): string;
  /** The absolute address of a place on the site that members read. */
  siteUrl(path: string): string;
};

export function createWireContext({ publicUrl, siteUrl }: Pick<Config, 'publicUrl' | 'siteUrl'>, now: () => Date): WireContext {
  return {
    now,
    mediaUrl: (path) => (path ? `${publicUrl}/${path}` : ''),
    siteUrl: (path) => `${siteUrl}${path}`,
  };
}
