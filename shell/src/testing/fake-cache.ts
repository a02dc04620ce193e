type Entries = Map<string, Response>;

const toUrl = (request: RequestInfo | URL) =>
  new URL(request instanceof Request ? request.url : String(request), 'https://social.example').href;

/** A browser's cache in memory. A test may change `put`, as a full disk does. */
export function createFakeCache(entries: Entries = new Map()) {
  return {
    match: async (request: RequestInfo | URL) => entries.get(toUrl(request))?.clone(),
    async put(request: RequestInfo | URL, response: Response) {
      entries.delete(toUrl(request)); // the newest is last
      entries.set(toUrl(request), response);
    },
    delete: async (request: RequestInfo | URL) => entries.delete(toUrl(request)),
    keys: async () => [...entries.keys()].map((url) => new Request(url)),
    paths: () => [...entries.keys()].map((url) => new URL(url).pathname),
  };
}
