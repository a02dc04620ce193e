type PasteEvent = { clipboardData: DataTransfer | null; preventDefault: () => void };

/** For `onPaste`: hands pasted files to `add` and leaves pasted text to the browser. */
export function createPasteHandler(add: (files: readonly File[]) => void) {
  return (event: PasteEvent) => {
    const files = [...(event.clipboardData?.files ?? [])];
    // Copied spreadsheet cells come as text and as a picture of themselves.
    if (files.length === 0 || event.clipboardData?.getData('text/plain') !== '') return;
    event.preventDefault();
    add(files);
  };
}
