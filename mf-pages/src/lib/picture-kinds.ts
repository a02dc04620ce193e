import type { Page } from '@social/api/pages/page';
import { t } from '@social/texts';

export type PictureKind = 'avatar' | 'cover' | 'background';

export type PictureRule = {
  label: string;
  /** Width divided by height; null lets the member choose. */
  aspect: number | null;
  widthPx: number;
  maxBytes: number;
  hint: string;
  getUrl: (page: Page) => string | null;
};

const MEGABYTE = 1024 * 1024;

/** The limits of a page's pictures. Each is cropped and scaled to them before it is uploaded. */
export const pictureRules: Record<PictureKind, PictureRule> = {
  avatar: {
    label: t('Profile Picture'),
    aspect: 1,
    widthPx: 400,
    maxBytes: 2 * MEGABYTE,
    hint: '400x400, 2MB maximum',
    getUrl: (page) => page.avatarUrl,
  },
  cover: {
    label: t('Cover Picture'),
    aspect: 3,
    widthPx: 1200,
    maxBytes: 5 * MEGABYTE,
    hint: '1200x400, 5MB maximum',
    getUrl: (page) => page.coverUrl,
  },
  background: {
    label: t('Background Picture'),
    aspect: null,
    widthPx: 1920,
    maxBytes: 5 * MEGABYTE,
    hint: t('Stands behind the whole page, 5MB maximum'),
    getUrl: (page) => page.backgroundUrl,
  },
};
