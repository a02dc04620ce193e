/**
 * Lets `container` take the focus while a dialog traps it, and restores it on Escape or when the focused element is removed. Tab does not
 * lead here out of a dialog; Alt+T does. @returns a function that ends this.
 */
export function allowFocusOutsideDialogs(container: HTMLElement): () => void {
  let previouslyFocused: HTMLElement | null = null;

  function handleFocusIn(event: FocusEvent) {
    // An open dialog listens on the document and would take the focus back.
    event.stopPropagation();
    if (event.relatedTarget instanceof HTMLElement && !container.contains(event.relatedTarget)) previouslyFocused = event.relatedTarget;
  }

  function handleFocusOut({ relatedTarget }: FocusEvent) {
    if (relatedTarget !== null) forgetIfOutside(relatedTarget);
  }

  function handlePointerDown({ target }: PointerEvent) {
    forgetIfOutside(target);
  }

  /** A member who moves the focus elsewhere keeps it there. */
  function forgetIfOutside(target: EventTarget | null) {
    if (target instanceof Node && !container.contains(target)) previouslyFocused = null;
  }

  function restoreFocus() {
    previouslyFocused?.focus();
    previouslyFocused = null;
  }

  function handleKeyDown({ key }: KeyboardEvent) {
    if (key === 'Escape' && container.contains(document.activeElement)) restoreFocus();
  }

  const removals = new MutationObserver(() => {
    if (document.activeElement === document.body) restoreFocus();
  });

  container.addEventListener('focusin', handleFocusIn);
  container.addEventListener('focusout', handleFocusOut);
  // On the window, after the notices' own listener: their timer resumes only if Escape finds the focus in them.
  window.addEventListener('keydown', handleKeyDown);
  document.addEventListener('pointerdown', handlePointerDown);
  removals.observe(container, { childList: true, subtree: true });
  return () => {
    container.removeEventListener('focusin', handleFocusIn);
    container.removeEventListener('focusout', handleFocusOut);
    window.removeEventListener('keydown', handleKeyDown);
    document.removeEventListener('pointerdown', handlePointerDown);
    removals.disconnect();
  };
}
