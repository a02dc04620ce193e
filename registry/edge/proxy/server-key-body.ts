/** Bytes to send before and after what the browser sends, so that the server key is in the form without reading it. */
export type KeyedBody = {
  contentType: string;
  prefix: string;
  suffix: string;
};

const FORM = 'application/x-www-form-urlencoded';

/**
 * Where the server key goes in a form of this type; null for a type that the provider has no way to find it in.
 *
 * A `server_key` that a client puts into its body by itself goes along: taking it out would mean to read every upload.
 * Ours is then the last one in an url-encoded form (PHP takes the last) and the first one in a multipart form, where the
 * client's own wins: its call is refused by the provider as one with a wrong key. It learns and gains nothing.
 */
export function keyedBody(contentType: string | undefined, hasBody: boolean, serverKey: string): KeyedBody | null {
  const field = `server_key=${encodeURIComponent(serverKey)}`;
  if (!hasBody) return { contentType: FORM, prefix: '', suffix: field };
  const [type = ''] = (contentType ?? '').toLowerCase().split(';');
  if (contentType !== undefined && type.trim() === FORM) return { contentType, prefix: '', suffix: `&${field}` };
  if (contentType !== undefined && type.trim() === 'multipart/form-data') {
    const boundary = boundaryOf(contentType);
    if (boundary === null) return null;
    const part = `--${boundary}\r\nContent-Disposition: form-data; name="server_key"\r\n\r\n${serverKey}\r\n`;
    return { contentType, prefix: part, suffix: '' };
  }
  return null;
}

/** RFC 2046: at most 70 characters of a small set, so that nothing can be smuggled into the part that we write. */
function boundaryOf(contentType: string): string | null {
  const [, quoted, plain] = /;\s*boundary=(?:"([^"]*)"|([^;\s]*))/i.exec(contentType) ?? [];
  const boundary = quoted ?? plain ?? '';
  return /^[0-9A-Za-z'()+_,./:=? -]{0,69}[0-9A-Za-z'()+_,./:=?-]$/.test(boundary) ? boundary : null;
}
