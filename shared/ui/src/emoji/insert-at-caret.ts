/**
 * Inserts a text at the caret of a field, in place of what is selected, as if it had been typed: what listens to the field's changes hears
 * of it. Does nothing where the field cannot be changed or has no room.
 */
export function insertAtCaret(field: HTMLTextAreaElement, text: string): void {
  const { selectionStart, selectionEnd, value, maxLength } = field;
  const length = value.length - (selectionEnd - selectionStart) + text.length;
  if (field.readOnly || field.disabled || (maxLength >= 0 && length > maxLength)) return;
  field.setRangeText(text, selectionStart, selectionEnd, 'end');
  field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText', data: text }));
}
