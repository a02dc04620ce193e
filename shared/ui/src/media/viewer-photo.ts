import type { ReactNode } from 'react';

export type ViewerPhoto = {
  id: string;
  url: string;
  /** '' where the author wrote none. */
  alt: string;
  /** Below the photo: its author and time. */
  caption?: ReactNode;
};

export type PhotoViewerProps = {
  /** Any number: only the current one and its neighbours are loaded. */
  photos: readonly ViewerPhoto[];
  photoId: string;
  /** The member steps to another photo. */
  onChange: (photoId: string) => void;
  onClose: () => void;
  /** Below the photo: counts, actions. */
  extra?: ReactNode;
};
