import { useEffect, useEffectEvent, useState } from 'react';
import { createPasteHandler } from './create-paste-handler';

export type FileDropOptions = {
  /** Whether files that are pasted anywhere on the page are taken too; texts stay what they are. */
  acceptsPaste?: boolean;
};

/** Files dropped anywhere on the page are taken. True while some are held above it; what else is dragged stays as it is. */
export function useFileDrop(add: (files: readonly File[]) => void, { acceptsPaste = false }: FileDropOptions = {}): boolean {
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
    if (acceptsPaste) window.addEventListener('paste', createPasteHandler(take), { signal });
    return () => watched.abort();
  }, [acceptsPaste]);

  return isAbove;
}
