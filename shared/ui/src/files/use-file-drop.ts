import { useEffect, useEffectEvent, useState } from 'react';
import { createPasteHandler } from './create-paste-handler';

export type FileDropOptions = {
  /** True if files that are pasted anywhere on the page are added too; pasted text is left to the browser. */
  acceptsPaste?: boolean;
};

/** Those that take files, in the order in which they appeared. The last one is in front: a dialog, before the page behind it. */
const targets: object[] = [];

/**
 * Adds files that are dropped anywhere on the page, unless an element took them itself or another form of the page is in front.
 * True while files are dragged over the page; other drags are left to the browser.
 */
export function useFileDrop(add: (files: readonly File[]) => void, { acceptsPaste = false }: FileDropOptions = {}): boolean {
  const [isDragOver, setDragOver] = useState(false);
  const addFiles = useEffectEvent(add);

  useEffect(() => {
    // Every element under the pointer fires its own events: only the outermost leave ends the drag.
    let depth = 0;
    const listening = new AbortController();
    const { signal } = listening;
    const target = {};
    targets.push(target);
    const isInFront = () => targets.at(-1) === target;

    function onFileDrag(name: 'dragenter' | 'dragleave' | 'dragover' | 'drop', handle: (event: DragEvent) => void) {
      window.addEventListener(name, (event) => event.dataTransfer?.types.includes('Files') && handle(event), { signal });
    }

    onFileDrag('dragenter', () => setDragOver(++depth > 0 && isInFront()));
    onFileDrag('dragleave', () => setDragOver(--depth > 0 && isInFront()));
    onFileDrag('dragover', (event) => {
      if (!isInFront()) return;
      event.preventDefault();
      if (event.dataTransfer) event.dataTransfer.dropEffect = 'copy';
    });
    onFileDrag('drop', (event) => {
      depth = 0;
      setDragOver(false);
      if (event.defaultPrevented || !isInFront()) return;
      event.preventDefault();
      addFiles([...(event.dataTransfer?.files ?? [])]);
    });
    const handlePaste = createPasteHandler(addFiles);
    if (acceptsPaste) window.addEventListener('paste', (event) => isInFront() && handlePaste(event), { signal });
    return () => {
      listening.abort();
      targets.splice(targets.indexOf(target), 1);
    };
  }, [acceptsPaste]);

  return isDragOver;
}
