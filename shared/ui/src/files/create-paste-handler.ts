type Pasting = { clipboardData: DataTransfer | null; preventDefault: () => void };

/** For `onPaste`: pasted files are handed to `add`; pasted text goes where it always goes. */
export function createPasteHandler(add: (files: readonly File[]) => void) {
  return (event: Pasting) => {
    const files = [...(event.clipboardData?.files ?? [])];
    // Copied cells bring a picture of themselves beside their text.
    if (files.length === 0 || event.clipboardData?.getData('text/plain') !== '') return;
    event.preventDefault();
    add(files);
  };
}
