import type { AlbumItem } from '@social/api/albums/album';
import type { ItemGroup } from './grid-layout';

/** Fewer are seen at a glance. */
const MIN_ITEMS = 12;

/**
 * Groups consecutive items by the day on which they were added. One group without a heading where there are few items, where they are
 * all of one day, where a day is unknown, and where the owner's order mixes the days.
 */
export function groupByDay(items: readonly AlbumItem[], formatDay: (date: Date) => string): ItemGroup[] {
  const groups: ItemGroup[] = [];
  for (const { addedAt } of items) {
    const heading = addedAt ? formatDay(addedAt) : '';
    const last = groups.at(-1);
    if (last?.heading === heading) last.count += 1;
    else groups.push({ heading, count: 1 });
  }
  const days = new Set(groups.map(({ heading }) => heading));
  const isGrouped = items.length >= MIN_ITEMS && groups.length > 1 && days.size === groups.length && !days.has('');
  return isGrouped ? groups : [{ heading: '', count: items.length }];
}
