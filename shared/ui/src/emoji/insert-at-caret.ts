/**
 * Inserts a text at the caret of a field, in place of what is selected, as if it had been typed: what listens to the field's changes hears
 * of it. Does nothing where the field cannot be changed.
 */
export function insertAtCaret(field: HTMLTextAreaElement, text: string): void {
  const { selectionStart, selectionEnd } = field;
  if (field.readOnly || field.disabled) return;
  field.setRangeText(text, selectionStart, selectionEnd, 'end');
  field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText', data: text }));
}
