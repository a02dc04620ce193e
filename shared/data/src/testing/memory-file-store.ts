import type { FileStore } from '../storage/file-store';

/** Makes a store of files without a browser. */
export function memoryFileStore(): FileStore & { content: Map<string, Blob> } {
  const content = new Map<string, Blob>();
  return {
    content,
    put: (id, file) => (content.set(id, file), Promise.resolve(true)),
    get(id) {
      const file = content.get(id);
      return Promise.resolve(file ? { file, isSafe: true } : null);
    },
    remove: (ids) => ids.forEach((id) => content.delete(id)),
  };
}
