import { useCallback } from 'react';

/** Shows a local file in an image or video element, and revokes its object URL when the element unmounts. */
export function useObjectUrlRef(file: Blob | null) {
  return useCallback(
    (element: HTMLImageElement | HTMLVideoElement | null) => {
      if (!element || !file) return;
      const url = URL.createObjectURL(file);
      element.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [file],
  );
}
