import { useEffect, useEffectEvent, useState } from 'react';

/** Files dropped on the page or pasted into it are taken. True while some are held above it; texts stay what they are. */
export function useDroppedFiles(add: (files: readonly File[]) => void): boolean {
  const [isAbove, setAbove] = useState(false);
  const take = useEffectEvent(add);

  useEffect(() => {
    // Each element below the pointer tells of its own: only the outermost leave ends it.
    let depth = 0;
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
        take([...(event.dataTransfer?.files ?? [])]);
      },
      paste(event: ClipboardEvent) {
        const files = [...(event.clipboardData?.files ?? [])];
        // Copied cells bring a picture of themselves beside their text.
        if (files.length === 0 || event.clipboardData?.getData('text/plain') !== '') return;
        event.preventDefault();
        take(files);
      },
    };
    const watched = new AbortController();
    for (const [name, listener] of Object.entries(listeners)) {
      window.addEventListener(name, listener as EventListener, { signal: watched.signal });
    }
    return () => watched.abort();
  }, []);

  return isAbove;
}

function carriesFiles(event: DragEvent): boolean {
  return event.dataTransfer?.types.includes('Files') ?? false;
}
