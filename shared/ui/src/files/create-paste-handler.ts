type PasteEvent = { clipboardData: DataTransfer | null; defaultPrevented: boolean; preventDefault: () => void };

/** For `onPaste`: hands pasted files to `add` and leaves pasted text to the browser. */
export function createPasteHandler(add: (files: readonly File[]) => void) {
  return (event: PasteEvent) => {
    const files = event.clipboardData && findPastedFiles(event.clipboardData);
    if (!files || event.defaultPrevented) return;
    event.preventDefault();
    add(files);
  };
}

/**
 * Returns the files of a clipboard; null where it holds a text. File managers and browsers add the name or the address of a file as text.
 * Spreadsheets and word processors add a picture of a formatted text to that text: their pictures are omitted.
 */
function findPastedFiles(data: DataTransfer): readonly File[] | null {
  const files = [...data.files];
  if (files.length === 0) return null;
  const isFormatted = ['text/html', 'text/rtf'].some((type) => data.getData(type) !== '');
  const lines = data
    .getData('text/plain')
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '');
  return isFormatted && !lines.every((line) => isFileReference(line.trim(), files)) ? null : files;
}

function isFileReference(line: string, files: readonly File[]): boolean {
  return (
    /^[a-z][a-z\d+.-]*:\S+$/i.test(line) ||
    files.some(({ name }) => line === name || line.endsWith(`/${name}`) || line.endsWith(`\\${name}`))
  );
}
