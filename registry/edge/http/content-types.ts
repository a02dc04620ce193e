import { extname } from 'node:path';

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** Returns the content type of a release's file by its name. Unknown types are offered for download, never run or shown. */
export function getContentType(path: string): string {
  return types[extname(path).toLowerCase()] ?? 'application/octet-stream';
}

export function isScript(path: string): boolean {
  return getContentType(path).startsWith('text/javascript');
}

/** Returns true if compressing makes the file smaller. Pictures and fonts are already compressed. */
export function isCompressible(path: string): boolean {
  return getContentType(path).includes('charset');
}
