import type { Labels } from '@social/api/site/fetch-site-settings';

/** Finds the provider's id of a label. Returns the label where the site does not list it: some hosts accept labels. */
export function findIdByLabel(labels: Labels | undefined, label: string): string {
  const wanted = label.toLowerCase();
  return [...(labels ?? [])].find(([, known]) => known.toLowerCase() === wanted)?.[0] ?? label;
}
