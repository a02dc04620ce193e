/** Bytes to send before and after the browser's body, so that the form has the server key without being read. */
export type KeyedBody = {
  contentType: string;
  prefix: string;
  suffix: string;
};

const FORM = 'application/x-www-form-urlencoded';

/**
 * Adds the server key to a form of this type; null for a type in which the provider would not find it.
 *
 * A `server_key` that a client puts into its body is forwarded: removing it would mean reading every upload.
 * Ours is then the last one in an url-encoded form (PHP takes the last) and the first one in a multipart form, where the
 * client's own wins: the provider refuses its call for a wrong key, and the client learns and gains nothing.
 */
export function keyedBody(contentType: string | undefined, hasBody: boolean, serverKey: string): KeyedBody | null {
  const field = `server_key=${encodeURIComponent(serverKey)}`;
  if (!hasBody) return { contentType: FORM, prefix: '', suffix: field };
  const [type = ''] = (contentType ?? '').toLowerCase().split(';');
  if (contentType !== undefined && type.trim() === FORM) return { contentType, prefix: '', suffix: `&${field}` };
  if (contentType !== undefined && type.trim() === 'multipart/form-data') {
    const boundary = findBoundary(contentType);
    if (boundary === null) return null;
    const part = `--${boundary}\r\nContent-Disposition: form-data; name="server_key"\r\n\r\n${serverKey}\r\n`;
    return { contentType, prefix: part, suffix: '' };
  }
  return null;
}

/** Finds a boundary as RFC 2046 allows it: at most 70 characters of a small set, so that none can break out of the part that we write. */
function findBoundary(contentType: string): string | null {
  const [, quoted, plain] = /;\s*boundary=(?:"([^"]*)"|([^;\s]*))/i.exec(contentType) ?? [];
  const boundary = quoted ?? plain ?? '';
  return /^[0-9A-Za-z'()+_,./:=? -]{0,69}[0-9A-Za-z'()+_,./:=?-]$/.test(boundary) ? boundary : null;
}
