import type { IncomingHttpHeaders } from 'node:http';
import { filePath } from '@social/contracts';
import { contentFileUrlPattern, hasHashedName } from '@social/contracts/file-urls';
import Negotiator from 'negotiator';
import { isScript } from '../http/content-types';
import { isContentAddress, type ContentAddress, type ReleaseAddress } from '../files/release-address';

/** A file that a browser has cached and can use as dictionary: its bytes' SHA-256, as base64, and the content path under which it got it. */
export type OfferedDictionary = { sha256: string; contentPath: string };

/**
 * Writes `use-as-dictionary` for a script at its address by content: browsers offer it when they load another version of it (RFC 9842). The
 * id tells which file it is, so that no other needs to be read. It matches whatever loads the script, a service worker too.
 * @returns null for files that have no other version under the same name.
 */
export function writeUseAsDictionary(address: ReleaseAddress | ContentAddress, path: string): string | null {
  if (!isContentAddress(address) || !isScript(path) || hasHashedName(path)) return null;
  return `match="${contentFileUrlPattern(address.remote, path)}", id="${address.contentPath}"`;
}

/** Reads the dictionary that a request offers; null for none, and where the browser takes no answer that needs it. */
export function readOfferedDictionary(headers: IncomingHttpHeaders): OfferedDictionary | null {
  const available = headers['available-dictionary'];
  if (typeof available !== 'string') return null;
  const [, sha256] = /^:([A-Za-z0-9+/]{43}=):$/.exec(available) ?? [];
  const [, id] = /^"([^"]+)"$/.exec(String(headers['dictionary-id'])) ?? [];
  const contentPath = filePath.safeParse(id);
  if (sha256 === undefined || !contentPath.success) return null;
  return new Negotiator({ headers }).encodings().includes('dcz') ? { sha256, contentPath: contentPath.data } : null;
}
