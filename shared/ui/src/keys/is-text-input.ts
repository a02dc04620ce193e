const TEXT_INPUTS =
  'input:not([type=checkbox], [type=radio], [type=button], [type=submit], [type=range]), textarea, select, [contenteditable=true], [role=combobox]';

/** Returns true if a key pressed on this target types into it. */
export function isTextInput(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(TEXT_INPUTS) !== null;
}
