const contentTypes: Record<string, string> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  woff2: 'font/woff2',
};

/** Returns the type by the extension; the archive reader refuses all others. */
export function getContentType(path: string): string {
  return contentTypes[path.slice(path.lastIndexOf('.') + 1)] ?? 'application/octet-stream';
}
