import { lookup as resolveName } from 'node:dns';
import { request as requestHttp, type IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { parseUrl } from './parse-url';
import { isPublicAddress } from './public-addresses';

/** A foreign resource cannot or must not be fetched. `reason` is for the log. */
export class FetchFailedError extends Error {
  constructor(
    readonly reason: string,
    options?: ErrorOptions,
  ) {
    super(reason, options);
  }
}

export type FetchRules = {
  /** Returns true if a connection to this IP address may be opened. By default, only public addresses are allowed. */
  isAllowedAddress?: (address: string) => boolean;
  /** Allows ports other than 80 and 443. */
  allowsAnyPort?: boolean;
  /** Resolves names. The system's resolver by default. */
  lookup?: typeof resolveName;
  signal: AbortSignal;
};
type Wanted = { contentType: RegExp; maxBytes: number; /** Truncates longer content instead of refusing it. */ cuts?: boolean };
export type FetchedResource = { url: string; contentType: string; body: Buffer };

const MAX_REDIRECTS = 3;
const HEADERS = { 'user-agent': 'SocialLinkPreview/1.0', 'accept-encoding': 'identity', 'accept-language': 'en' };

/**
 * Fetches a resource of a foreign host. Neither the host nor its DNS is trusted: every address is checked before the connection, including
 * those of redirects (at most 3). The connection goes to the checked address. Sends no cookies.
 * @throws {FetchFailedError} for each failure or refusal.
 */
export async function fetchResource(address: string, wanted: Wanted, rules: FetchRules): Promise<FetchedResource> {
  let url = new URL(address);
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
    const response = await open(url, rules);
    const { statusCode = 0, headers } = response;
    if (statusCode < 300 || statusCode >= 400 || !headers.location) return read(url, response, wanted);
    response.destroy();
    const next = parseUrl(headers.location, url.href);
    if (!next) throw new FetchFailedError('redirect to no address');
    url = next;
  }
  throw new FetchFailedError('too many redirects');
}

function open(url: URL, rules: FetchRules): Promise<IncomingMessage> {
  const { isAllowedAddress = isPublicAddress, allowsAnyPort = false, signal } = rules;
  if (url.protocol !== 'http:' && url.protocol !== 'https:') throw new FetchFailedError('neither http nor https');
  if (url.port !== '' && !allowsAnyPort) throw new FetchFailedError('another port');
  if (url.username !== '' || url.password !== '') throw new FetchFailedError('credentials in the address');
  // Node does not resolve IP literals, so they are checked here.
  const literal = url.hostname.replace(/^\[(.*)\]$/, '$1');
  if (isIP(literal) !== 0 && !isAllowedAddress(literal)) throw new FetchFailedError('address not allowed');
  const request = url.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const fail = (cause: Error) => reject(cause instanceof FetchFailedError ? cause : new FetchFailedError(cause.message, { cause }));
    // A pooled connection could lead to an unchecked address.
    const options = { agent: false, lookup: createCheckedLookup(rules, isAllowedAddress), headers: HEADERS, signal, maxHeaderSize: 16_384 };
    request(url, options, resolve).on('error', fail).end();
  });
}

/** Resolves a name. Refuses it if any of its addresses is not allowed. The connection goes only to these addresses. */
function createCheckedLookup({ lookup = resolveName }: FetchRules, isAllowedAddress: (address: string) => boolean): LookupFunction {
  return (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (error, addresses) => {
      const [first] = error ? [] : addresses;
      if (error || !first) return callback(error ?? new FetchFailedError('name without address'), []);
      if (!addresses.every(({ address }) => isAllowedAddress(address))) return callback(new FetchFailedError('address not allowed'), []);
      if (options.all) return callback(null, addresses);
      return callback(null, first.address, first.family);
    });
  };
}

async function read(url: URL, response: IncomingMessage, { contentType, maxBytes, cuts = false }: Wanted): Promise<FetchedResource> {
  try {
    const type = response.headers['content-type'] ?? '';
    if (response.statusCode !== 200) throw new FetchFailedError(`status ${response.statusCode}`);
    if (!contentType.test(type)) throw new FetchFailedError('another content type');
    if ((response.headers['content-encoding'] ?? 'identity') !== 'identity') throw new FetchFailedError('encoded content');
    const chunks: Buffer[] = [];
    let sizeBytes = 0;
    for await (const chunk of response as AsyncIterable<Buffer>) {
      chunks.push(chunk);
      sizeBytes += chunk.length;
      if (sizeBytes > maxBytes && !cuts) throw new FetchFailedError('too large');
      if (sizeBytes >= maxBytes && cuts) break;
    }
    return { url: url.href, contentType: type, body: Buffer.concat(chunks).subarray(0, maxBytes) };
  } catch (error) {
    throw error instanceof FetchFailedError ? error : new FetchFailedError('broken reply', { cause: error });
  } finally {
    response.destroy();
  }
}
