import type { PageMonth } from '@social/api/pages/fetch-page-analytics';

/** The highest figure of these months. */
export function highestFigure(months: readonly PageMonth[]): number {
  return Math.max(0, ...months.flatMap((month) => figures.map(({ of }) => of(month))));
}

/** What is counted, in the order of chart and table. */
export const figures: readonly { label: string; of: (month: PageMonth) => number }[] = [
  { label: 'Likes', of: ({ likeCount }) => likeCount },
  { label: 'Comments', of: ({ commentCount }) => commentCount },
  { label: 'Save', of: ({ saveCount }) => saveCount },
  { label: 'Share', of: ({ shareCount }) => shareCount },
];
