const urls = new WeakMap<Blob, string>();

/** Returns an object URL for a chosen picture. It lives as long as the document: members choose few pictures, and each is shown repeatedly. */
export function getFileUrl(file: Blob): string {
  const url = urls.get(file) ?? URL.createObjectURL(file);
  urls.set(file, url);
  return url;
}
