import type { IncomingHttpHeaders } from 'node:http';
import { filePath } from '@social/contracts';
import { contentFileUrlPattern, hasHashedName } from '@social/contracts/file-urls';
import Negotiator from 'negotiator';
import { isScript } from '@social/release/content-types';
import { isContentAddress, type ContentAddress, type ReleaseAddress } from '../files/release-address';

/** A cached file of a browser that it can use as a dictionary: the SHA-256 of its bytes in base64, and the content path of its URL. */
export type OfferedDictionary = { sha256: string; contentPath: string };

/**
 * Writes `use-as-dictionary` for a script at its address by content. Browsers offer the script when they load another version of it (RFC
 * 9842). The id identifies the file, so that no other needs to be read. It matches all loads of the script, including those of a service
 * worker.
 * @returns null for files without other versions under the same name.
 */
export function writeUseAsDictionary(address: ReleaseAddress | ContentAddress, path: string): string | null {
  if (!isContentAddress(address) || !isScript(path) || hasHashedName(path)) return null;
  return `match="${contentFileUrlPattern(address.remote, path)}", id="${address.contentPath}"`;
}

/** Reads the dictionary that a request offers. Null for none, or if the browser does not accept the encoding. */
export function readOfferedDictionary(headers: IncomingHttpHeaders): OfferedDictionary | null {
  const available = headers['available-dictionary'];
  if (typeof available !== 'string') return null;
  const [, sha256] = /^:([A-Za-z0-9+/]{43}=):$/.exec(available) ?? [];
  const [, id] = /^"([^"]+)"$/.exec(String(headers['dictionary-id'])) ?? [];
  const contentPath = filePath.safeParse(id);
  if (sha256 === undefined || !contentPath.success) return null;
  return new Negotiator({ headers }).encodings().includes('dcz') ? { sha256, contentPath: contentPath.data } : null;
}
