/** Bytes to send before and after the browser's body, which add the server key to the form without parsing it. */
export type KeyedBody = {
  contentType: string;
  prefix: string;
  suffix: string;
};

const FORM = 'application/x-www-form-urlencoded';

/**
 * Adds the server key to a form of this type. Null for a type in which the provider would not find it.
 *
 * A `server_key` in the client's own body is forwarded, because removing it would require reading every upload. Ours is the last one in an
 * url-encoded form, where PHP takes the last. In a multipart form ours is the first one and the client's wins; the provider then refuses
 * the call for a wrong key, so the client gains nothing.
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

/** Finds a boundary as allowed by RFC 2046: at most 70 characters of a small set, so that it cannot break out of our part. */
function findBoundary(contentType: string): string | null {
  const [, quoted, plain] = /;\s*boundary=(?:"([^"]*)"|([^;\s]*))/i.exec(contentType) ?? [];
  const boundary = quoted ?? plain ?? '';
  return /^[0-9A-Za-z'()+_,./:=? -]{0,69}[0-9A-Za-z'()+_,./:=?-]$/.test(boundary) ? boundary : null;
}
