import { useEffect, useEffectEvent, useState } from 'react';
import { onPasteFiles } from './paste-files';

export type DroppedFilesOptions = {
  /** Whether files that are pasted anywhere on the page are taken too; texts stay what they are. */
  takesPasted?: boolean;
};

/** Files dropped anywhere on the page are taken. True while some are held above it; what else is dragged stays as it is. */
export function useDroppedFiles(add: (files: readonly File[]) => void, { takesPasted = false }: DroppedFilesOptions = {}): boolean {
  const [isAbove, setAbove] = useState(false);
  const take = useEffectEvent(add);

  useEffect(() => {
    // Each element below the pointer tells of its own: only the outermost leave ends it.
    let depth = 0;
    const watched = new AbortController();
    const { signal } = watched;

    function watchFiles(name: 'dragenter' | 'dragleave' | 'dragover' | 'drop', act: (event: DragEvent) => void) {
      window.addEventListener(name, (event) => event.dataTransfer?.types.includes('Files') && act(event), { signal });
    }

    watchFiles('dragenter', () => setAbove(++depth > 0));
    watchFiles('dragleave', () => setAbove(--depth > 0));
    watchFiles('dragover', (event) => event.preventDefault());
    watchFiles('drop', (event) => {
      event.preventDefault();
      depth = 0;
      setAbove(false);
      take([...(event.dataTransfer?.files ?? [])]);
    });
    if (takesPasted) window.addEventListener('paste', onPasteFiles(take), { signal });
    return () => watched.abort();
  }, [takesPasted]);

  return isAbove;
}
