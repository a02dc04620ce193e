import { TextField, type TextFieldProps } from '@social/ui/forms';
import { formatExcess } from './text-limit';

export type LimitedFieldProps = Omit<TextFieldProps, 'value' | 'variant'> & { value: string; maxCharacters: number };

/** A `TextField` that retains a text beyond its limit and says by how much it is too long. Its form does not send it: see `isTooLong`. */
export function LimitedField({ value, maxCharacters, error = false, helperText, ...field }: LimitedFieldProps) {
  const excess = formatExcess(value, maxCharacters);
  return <TextField {...field} value={value} error={error || excess !== null} helperText={excess ?? helperText} />;
}
