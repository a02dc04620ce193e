import type { ReactNode } from 'react';

export type ViewerPhoto = {
  id: string;
  url: string;
  /** What is to be seen, '' where nobody has said. */
  alt: string;
  /** Under the photo: whose it is, from when. */
  caption?: ReactNode;
};

export type PhotoViewerProps = {
  /** All that can be stepped through, thousands if need be: only the one in sight and its neighbours are loaded. */
  photos: readonly ViewerPhoto[];
  photoId: string;
  /** Another photo is to be in sight. */
  onChange: (photoId: string) => void;
  onClose: () => void;
  /** Below the photo: counts, actions. */
  extra?: ReactNode;
};
