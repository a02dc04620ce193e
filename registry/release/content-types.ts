import { FEDERATION_RUNTIME_FILE } from '@social/contracts';

/** The files that a release may have, by extension, with their content types. */
const contentTypes: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  mjs: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json; charset=utf-8',
  map: 'application/json; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  ts: 'text/plain; charset=utf-8',
  wasm: 'application/wasm',
  svg: 'image/svg+xml; charset=utf-8',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  avif: 'image/avif',
  ico: 'image/x-icon',
  woff2: 'font/woff2',
  woff: 'font/woff',
  ttf: 'font/ttf',
  otf: 'font/otf',
};

/** Extensions of the files that a release may have, without the dot. */
export const fileExtensions: readonly string[] = Object.keys(contentTypes).map((extension) => (extension === 'ts' ? 'd.ts' : extension));

/** Returns the content type of a release's file by its name. Unknown types are offered for download, never run or shown. */
export function getContentType(path: string): string {
  const extension = path.slice(path.lastIndexOf('.') + 1).toLowerCase();
  return (Object.hasOwn(contentTypes, extension) ? contentTypes[extension] : undefined) ?? 'application/octet-stream';
}

/** Returns true for a file that pages of an environment load as an ES module. */
export function isScript(path: string): boolean {
  return /\.m?js$/.test(path) && path !== FEDERATION_RUNTIME_FILE;
}

/** Returns true for a file that no page of an environment loads: licences, lists, source maps, types, and what Module Federation writes for other hosts. */
export function isForReaders(path: string): boolean {
  return path === FEDERATION_RUNTIME_FILE || /\.(txt|map|d\.ts)$|^(mf-manifest|sbom\.cdx)\.json$|^@mf-types\.zip$|^kit\//.test(path);
}
