export type ScriptPorts = {
  cache: Pick<Cache, 'match' | 'delete'>;
  fetchFromNetwork: () => Promise<Response>;
  hash: (bytes: ArrayBuffer) => Promise<ArrayBuffer>;
};

/** The address of a script by content, such as `/r/mf_feed/-/expose-home.mC1lwXnj.js`: it has the first characters of its SHA-384. */
const CONTENT_ADDRESS = /^\/r\/[^/]+\/-\/.+\.([\w-]{8})\.m?js$/;

export function isContentAddress(pathname: string): boolean {
  return CONTENT_ADDRESS.test(pathname);
}

/**
 * Answers with the stored script. Answers with the network's script if it is not stored, or if its bytes do not match its address. The
 * browser checks either against the whole hash of the document.
 */
export async function answerScript(url: URL, { cache, fetchFromNetwork, hash }: ScriptPorts): Promise<Response> {
  const stored = await cache.match(url.href);
  if (!stored) return fetchFromNetwork();
  const start = toBase64Url(await hash(await stored.clone().arrayBuffer()));
  if (start.startsWith(CONTENT_ADDRESS.exec(url.pathname)?.[1] ?? ' ')) return stored;
  await cache.delete(url.href);
  return fetchFromNetwork();
}

function toBase64Url(digest: ArrayBuffer): string {
  return btoa(String.fromCharCode(...new Uint8Array(digest)))
    .replaceAll('+', '-')
    .replaceAll('/', '_');
}
