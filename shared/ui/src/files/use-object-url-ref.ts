import { useCallback } from 'react';

/** Shows a file of this page in a picture or a film, and lets its address go with the element. */
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
