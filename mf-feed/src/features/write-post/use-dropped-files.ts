import { useEffect, useRef, useState } from 'react';

/** Files dropped anywhere on the page are attached. True while some are held above it; what else is dragged stays as it is. */
export function useDroppedFiles(add: (files: readonly File[]) => void): boolean {
  const [isAbove, setAbove] = useState(false);
  const latestAdd = useRef(add);

  useEffect(() => {
    latestAdd.current = add;
  });

  useEffect(() => {
    // Each element below the pointer tells of its own: only the outermost leave ends it.
    let depth = 0;
    const carriesFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') ?? false;
    const listeners = {
      dragenter(event: DragEvent) {
        if (carriesFiles(event)) setAbove(++depth > 0);
      },
      dragleave(event: DragEvent) {
        if (carriesFiles(event)) setAbove(--depth > 0);
      },
      dragover(event: DragEvent) {
        if (carriesFiles(event)) event.preventDefault();
      },
      drop(event: DragEvent) {
        if (!carriesFiles(event)) return;
        event.preventDefault();
        depth = 0;
        setAbove(false);
        latestAdd.current([...(event.dataTransfer?.files ?? [])]);
      },
    };
    const watched = new AbortController();
    const { signal } = watched;
    window.addEventListener('dragenter', listeners.dragenter, { signal });
    window.addEventListener('dragleave', listeners.dragleave, { signal });
    window.addEventListener('dragover', listeners.dragover, { signal });
    window.addEventListener('drop', listeners.drop, { signal });
    return () => watched.abort();
  }, []);

  return isAbove;
}
