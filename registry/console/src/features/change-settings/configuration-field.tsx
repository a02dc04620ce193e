import { TextField } from '@social/ui/forms';
import { useState, type ChangeEvent } from 'react';
import { findOptions, toText, toValue } from './configuration-values';

type ConfigurationFieldProps = {
  label: string;
  /** Undefined if the running release does not declare the setting. */
  property: Record<string, unknown> | undefined;
  /** Undefined if it is not set. */
  value: unknown;
  isDisabled: boolean;
  onChange: (value: unknown) => void;
};

/** A field for one setting of a remote: a list where its values are known, otherwise text. */
export function ConfigurationField({ label, property, value, isDisabled, onChange }: ConfigurationFieldProps) {
  const options = findOptions(property);
  const [typed, setTyped] = useState(() => toText(value));
  const read = toValue(typed, property);
  // A value that was changed elsewhere, such as by Discard, replaces the typed text.
  const text = 'problem' in read || JSON.stringify(read.value) === JSON.stringify(value) ? typed : toText(value);

  function change({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>): void {
    setTyped(target.value);
    const result = toValue(target.value, property);
    // The browser shows it, and does not submit the form.
    target.setCustomValidity('problem' in result ? result.problem : '');
    if (!('problem' in result)) onChange(result.value);
  }

  return (
    <TextField
      size="small"
      label={label}
      value={text}
      onChange={change}
      select={options !== null}
      disabled={isDisabled}
      helperText={describe(property)}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
    >
      {options && [
        <option key="" value="">
          Default
        </option>,
        ...options.map((option) => (
          <option key={option} value={option}>
            {option}
          </option>
        )),
      ]}
    </TextField>
  );
}

function describe(property: ConfigurationFieldProps['property']): string {
  if (!property) return 'The running release does not declare it. Remove the text to unset it.';
  const { description, default: initial } = property;
  const fallback = initial === undefined ? 'No default.' : `Default ${JSON.stringify(initial)}.`;
  return typeof description === 'string' ? `${description} ${fallback}` : fallback;
}
