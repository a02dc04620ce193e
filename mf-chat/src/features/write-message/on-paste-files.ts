import type { ClipboardEvent } from 'react';

/** Pasted files are attached; pasted text goes where it always goes. Copied cells bring a picture of themselves beside their text. */
export function onPasteFiles(add: (files: readonly File[]) => void) {
  return (event: ClipboardEvent) => {
    const files = [...event.clipboardData.files];
    if (files.length === 0 || event.clipboardData.getData('text/plain') !== '') return;
    event.preventDefault();
    add(files);
  };
}
