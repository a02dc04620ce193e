import type { PageMonth } from '@social/api/pages/fetch-page-analytics';
import { t } from '@social/texts';

/** Finds the highest figure of these months. */
export function findHighestFigure(months: readonly PageMonth[]): number {
  return Math.max(0, ...months.flatMap((month) => figures.map(({ getCount }) => getCount(month))));
}

/** The counted actions, in the order of chart and table. */
export const figures: readonly { label: string; getCount: (month: PageMonth) => number }[] = [
  { label: t('Likes'), getCount: ({ likeCount }) => likeCount },
  { label: t('Comments'), getCount: ({ commentCount }) => commentCount },
  { label: t('Save'), getCount: ({ saveCount }) => saveCount },
  { label: t('Share'), getCount: ({ shareCount }) => shareCount },
];
