export type ImportMap = {
  /** Maps the URL of a relative import to the URL by content that the browser loads. */
  imports: Record<string, string>;
  /** The hash of every script, by its loaded URL. */
  integrity: Record<string, string>;
};

/** Reads the import map of a page. @throws if the page has none. */
export function parseImportMap(html: string): ImportMap {
  const text = /<script type="importmap">(.*?)<\/script>/s.exec(html)?.[1];
  if (text === undefined) throw new Error('The page has no import map.');
  return JSON.parse(text) as ImportMap;
}

/** Lists the URLs of a remote's pinned scripts, by their paths in the release. */
export function listScripts({ imports }: ImportMap, remote: string): Map<string, string> {
  const folder = `/r/${remote}/-/`;
  const own = Object.entries(imports).filter(([url]) => url.startsWith(folder));
  return new Map(own.map(([from, to]) => [from.slice(folder.length), to]));
}
