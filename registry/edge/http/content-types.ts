import { getContentType } from '@social/release/content-types';

/** Returns true if compressing makes the file smaller. Pictures and fonts are already compressed. */
export function isCompressible(path: string): boolean {
  const type = getContentType(path);
  return type.includes('charset') || type === 'application/wasm';
}
