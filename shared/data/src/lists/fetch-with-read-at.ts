/**
 * Fetches a page of a list and adds to each item when it was requested, in milliseconds since 1970. The query itself knows only the time of
 * its last page, by which the items of an earlier page would look younger than an update that was made in between.
 */
export async function fetchWithReadAt<Item extends object>(
  fetchItems: () => Promise<readonly Item[]>,
  now = Date.now,
): Promise<(Item & { readAt: number })[]> {
  const readAt = now();
  return (await fetchItems()).map((item) => ({ ...item, readAt }));
}
