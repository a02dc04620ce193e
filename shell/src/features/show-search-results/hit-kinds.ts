import type { HitKind } from '../../lib/search-hits';

export type ResultTab = 'all' | HitKind;

export const hitKinds: readonly HitKind[] = ['people', 'pages', 'groups', 'posts'];

export const resultTabs: readonly ResultTab[] = ['all', ...hitKinds];

export const tabLabels: Record<ResultTab, string> = { all: 'All', people: 'People', pages: 'Pages', groups: 'Groups', posts: 'Posts' };

/** Returns the tab in the URL; the first without a known one. */
export function parseTab(value: string | null): ResultTab {
  return resultTabs.find((tab) => tab === value) ?? 'all';
}
