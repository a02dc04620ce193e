import { TextField, type TextFieldProps } from '@social/ui';
import { SLUG_WORDS, TAKEN_WORDS } from '../../lib/page-slug';
import type { SlugCheck } from './use-slug-check';

/** The word in the page's address, and whether it is free. */
export function SlugField({ check, ...field }: Omit<TextFieldProps, 'variant'> & { check: SlugCheck }) {
  const isFaulty = field.error === true || check === 'taken';
  return (
    <TextField
      {...field}
      label="Page URL"
      required
      error={isFaulty}
      color={check === 'free' ? 'success' : 'primary'}
      helperText={field.helperText ?? wordsOf(check)}
      slotProps={{
        htmlInput: { maxLength: 60, autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false, dir: 'ltr' },
        formHelperText: { role: 'status' },
      }}
    />
  );
}

function wordsOf(check: SlugCheck): string {
  switch (check) {
    case 'none':
    case 'unknown':
      return `The word in your page’s address. ${SLUG_WORDS}`;
    case 'checking':
      return 'Checking whether it is free…';
    case 'free':
      return 'It is free.';
    case 'taken':
      return TAKEN_WORDS;
  }
}
