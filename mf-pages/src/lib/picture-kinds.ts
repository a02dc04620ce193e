import type { Page } from '@social/api/pages/page';

export type PictureKind = 'avatar' | 'cover' | 'background';

export type PictureRule = {
  label: string;
  /** Width by height; null leaves it to the member. */
  aspect: number | null;
  widthPx: number;
  maxBytes: number;
  hint: string;
  urlOf: (page: Page) => string | null;
};

const MEGABYTE = 1024 * 1024;

/** What each picture of a page has to be. It is cut to this before it is sent. */
export const pictureRules: Record<PictureKind, PictureRule> = {
  avatar: {
    label: 'Profile Picture',
    aspect: 1,
    widthPx: 400,
    maxBytes: 2 * MEGABYTE,
    hint: '400x400, 2MB maximum',
    urlOf: (page) => page.avatarUrl,
  },
  cover: {
    label: 'Cover Picture',
    aspect: 3,
    widthPx: 1200,
    maxBytes: 5 * MEGABYTE,
    hint: '1200x400, 5MB maximum',
    urlOf: (page) => page.coverUrl,
  },
  background: {
    label: 'Background Picture',
    aspect: null,
    widthPx: 1920,
    maxBytes: 5 * MEGABYTE,
    hint: 'Stands behind the whole page, 5MB maximum',
    urlOf: (page) => page.backgroundUrl,
  },
};
