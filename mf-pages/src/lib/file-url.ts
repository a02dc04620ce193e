const urls = new WeakMap<Blob, string>();

/** An address for a picture that was chosen here. It lasts as long as the document: a member chooses few, and each is shown again and again. */
export function fileUrl(file: Blob): string {
  const url = urls.get(file) ?? URL.createObjectURL(file);
  urls.set(file, url);
  return url;
}
