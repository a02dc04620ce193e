import { useEffect, useEffectEvent, useState, type ClipboardEvent } from 'react';

/** Pasted files are attached; pasted text goes where it always goes. Copied cells bring a picture of themselves beside their text. */
export function onPasteFiles(add: (files: readonly File[]) => void) {
  return (event: ClipboardEvent) => {
    const files = [...event.clipboardData.files];
    if (files.length === 0 || event.clipboardData.getData('text/plain') !== '') return;
    event.preventDefault();
    add(files);
  };
}

/** Files dropped anywhere on the page are attached. True while some are held above it; what else is dragged stays as it is. */
export function useDroppedFiles(add: (files: readonly File[]) => void): boolean {
  const [isAbove, setAbove] = useState(false);
  const take = useEffectEvent(add);

  useEffect(() => {
    // Each element below the pointer tells of its own: only the outermost leave ends it.
    let depth = 0;
    const watched = new AbortController();
    const on = (name: 'dragenter' | 'dragleave' | 'dragover' | 'drop', act: (event: DragEvent) => void) =>
      window.addEventListener(name, (event) => event.dataTransfer?.types.includes('Files') && act(event), { signal: watched.signal });
    on('dragenter', () => setAbove(++depth > 0));
    on('dragleave', () => setAbove(--depth > 0));
    on('dragover', (event) => event.preventDefault());
    on('drop', (event) => {
      event.preventDefault();
      depth = 0;
      setAbove(false);
      take([...(event.dataTransfer?.files ?? [])]);
    });
    return () => watched.abort();
  }, []);

  return isAbove;
}
