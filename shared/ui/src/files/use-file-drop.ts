import { useEffect, useEffectEvent, useState } from 'react';
import { createPasteHandler } from './create-paste-handler';

export type FileDropOptions = {
  /** True if files that are pasted anywhere on the page are added too; pasted text is left to the browser. */
  acceptsPaste?: boolean;
};

/** Adds files that are dropped anywhere on the page. True while files are dragged over it; other drags are left to the browser. */
export function useFileDrop(add: (files: readonly File[]) => void, { acceptsPaste = false }: FileDropOptions = {}): boolean {
  const [isDragOver, setDragOver] = useState(false);
  const addFiles = useEffectEvent(add);

  useEffect(() => {
    // Every element under the pointer fires its own events: only the outermost leave ends the drag.
    let depth = 0;
    const listening = new AbortController();
    const { signal } = listening;

    function onFileDrag(name: 'dragenter' | 'dragleave' | 'dragover' | 'drop', handle: (event: DragEvent) => void) {
      window.addEventListener(name, (event) => event.dataTransfer?.types.includes('Files') && handle(event), { signal });
    }

    onFileDrag('dragenter', () => setDragOver(++depth > 0));
    onFileDrag('dragleave', () => setDragOver(--depth > 0));
    onFileDrag('dragover', (event) => event.preventDefault());
    onFileDrag('drop', (event) => {
      event.preventDefault();
      depth = 0;
      setDragOver(false);
      addFiles([...(event.dataTransfer?.files ?? [])]);
    });
    if (acceptsPaste) window.addEventListener('paste', createPasteHandler(addFiles), { signal });
    return () => listening.abort();
  }, [acceptsPaste]);

  return isDragOver;
}
