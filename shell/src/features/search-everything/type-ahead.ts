export type TypeAhead = ReturnType<typeof createTypeAhead>;

/** Keeps what is typed between opening something to type into and its coming. */
export function createTypeAhead() {
  let typed = '';

  function buffer(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    if (event.key === 'Backspace') typed = typed.slice(0, -1);
    else if (event.key.length === 1) typed += event.key;
    else return;
    // Neither the page's keys nor what has the focus may take it for theirs.
    event.preventDefault();
    event.stopPropagation();
  }

  return {
    begin(): void {
      typed = '';
      window.addEventListener('keydown', buffer, { capture: true });
    },
    /** Stops; what was typed goes to `take`, or nowhere. */
    end(take?: (typed: string) => void): void {
      window.removeEventListener('keydown', buffer, { capture: true });
      take?.(typed);
      typed = '';
    },
  };
}
