import { RequestInvalidError, RevisionRequiredError } from '../common.errors';

/** A number in quotes, as proxies that compress may change it: `W/"7"` (nginx, Cloudflare), `"7-gzip"` (Apache). */
const NUMBER_TAG = /^(?:W\/)?"(0|[1-9]\d{0,9})(?:-(?:gzip|br|zstd))?"$/;

/**
 * Reads the number that a change is based on, from `If-Match: "7"`: a revision, or the version of settings. A weak tag is accepted, because a
 * number names one state exactly.
 * @throws {RevisionRequiredError} or the given error without the header.
 * @throws {RequestInvalidError} when it is not one number in quotes: `*` would be a change based on nothing.
 */
export function readIfMatch(header: string | undefined, RequiredError: new () => Error = RevisionRequiredError): number {
  if (header === undefined) throw new RequiredError();
  const [, digits] = NUMBER_TAG.exec(header.trim()) ?? [];
  if (digits === undefined) throw new RequestInvalidError('If-Match: write the number in quotes, like "7"');
  return Number(digits);
}

/** Returns true if the client's cached copy is current. `tags` is an `If-None-Match` header. */
export function isFresh(tags: string | undefined, etag: string): boolean {
  return (tags ?? '').split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}
