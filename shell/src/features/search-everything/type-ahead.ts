export type TypeAhead = ReturnType<typeof createTypeAhead>;

/** Buffers what is typed while a text field loads. */
export function createTypeAhead() {
  let typed = '';

  function buffer(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    if (event.key === 'Backspace') typed = typed.slice(0, -1);
    else if (event.key.length === 1) typed += event.key;
    else return;
    // Neither hotkeys nor the focused element may handle it.
    event.preventDefault();
    event.stopPropagation();
  }

  return {
    begin(): void {
      typed = '';
      window.addEventListener('keydown', buffer, { capture: true });
    },
    /** Stops, and hands the buffered text to `take`. */
    end(take?: (typed: string) => void): void {
      window.removeEventListener('keydown', buffer, { capture: true });
      take?.(typed);
      typed = '';
    },
  };
}
