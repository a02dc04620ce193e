import type { ReactNode } from 'react';
import type { Size } from './photo-position';

export type ViewerPhoto = {
  id: string;
  url: string;
  /** A small variant, such as the tile's: it is shown at once, until the photo itself has arrived. */
  smallUrl?: string | null;
  /** In pixels; the small variant is shown at the size that the photo will have. */
  size?: Size | null;
  /** '' where the author wrote none. */
  alt: string;
  /** The author's own text about it, shown below it on demand; '' for none. */
  description?: string;
  /** Below the photo: its author and time. */
  caption?: ReactNode;
};

export type PhotoViewerProps = {
  /** Any number: only the current one and its neighbours are loaded. */
  photos: readonly ViewerPhoto[];
  photoId: string;
  /** The member steps to another photo, or the slideshow does. */
  onChange: (photoId: string) => void;
  onClose: () => void;
  /** Below the photo: counts, actions. */
  extra?: ReactNode;
  /** The current photo's own page, absolute: offers the ways to share it. */
  shareUrl?: string;
};
