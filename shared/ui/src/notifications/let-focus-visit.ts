/**
 * Lets the focus come to `place` while a dialog holds it, and leads it back where it came from: on Escape, and when what had it is
 * gone. Tab does not lead here out of a dialog; Alt+T does. @returns what ends it.
 */
export function letFocusVisit(place: HTMLElement): () => void {
  let cameFrom: HTMLElement | null = null;

  function handleFocusIn(event: FocusEvent) {
    // An open dialog calls the focus back from wherever the document hears that it went.
    event.stopPropagation();
    if (event.relatedTarget instanceof HTMLElement && !place.contains(event.relatedTarget)) cameFrom = event.relatedTarget;
  }

  function handleFocusOut({ relatedTarget }: FocusEvent) {
    if (relatedTarget !== null) forgetIfOutside(relatedTarget);
  }

  function handlePointerDown({ target }: PointerEvent) {
    forgetIfOutside(target);
  }

  /** Who goes elsewhere by themselves is not fetched back. */
  function forgetIfOutside(target: EventTarget | null) {
    if (target instanceof Node && !place.contains(target)) cameFrom = null;
  }

  function goBack() {
    cameFrom?.focus();
    cameFrom = null;
  }

  function handleKeyDown({ key }: KeyboardEvent) {
    if (key === 'Escape' && place.contains(document.activeElement)) goBack();
  }

  const removals = new MutationObserver(() => {
    if (document.activeElement === document.body) goBack();
  });

  place.addEventListener('focusin', handleFocusIn);
  place.addEventListener('focusout', handleFocusOut);
  // Behind the document, where the notices listen: their clock goes on only if Escape finds the focus in them.
  window.addEventListener('keydown', handleKeyDown);
  document.addEventListener('pointerdown', handlePointerDown);
  removals.observe(place, { childList: true, subtree: true });
  return () => {
    place.removeEventListener('focusin', handleFocusIn);
    place.removeEventListener('focusout', handleFocusOut);
    window.removeEventListener('keydown', handleKeyDown);
    document.removeEventListener('pointerdown', handlePointerDown);
    removals.disconnect();
  };
}
