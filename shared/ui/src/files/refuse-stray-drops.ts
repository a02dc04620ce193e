/**
 * Keeps the page where a file is dropped that nothing on it takes: the browser would open the file in its place, and what is being written would be gone.
 * What takes a drop calls `preventDefault` on `dragover` and `drop`. @returns an undo, for tests
 */
export function refuseStrayDrops(view: Window): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  for (const name of ['dragover', 'drop'] as const) {
    // Registered again for each event, so it is the last listener: those of the page may be on the window too.
    const moveToEnd = () => {
      view.removeEventListener(name, refuseFiles);
      view.addEventListener(name, refuseFiles, { signal });
    };
    view.addEventListener(name, moveToEnd, { signal, capture: true });
  }
  return () => listening.abort();
}

function refuseFiles(event: DragEvent): void {
  const isFileInput = event.target instanceof HTMLInputElement && event.target.type === 'file';
  if (event.defaultPrevented || isFileInput || !event.dataTransfer?.types.includes('Files')) return;
  event.preventDefault();
  event.dataTransfer.dropEffect = 'none';
}
