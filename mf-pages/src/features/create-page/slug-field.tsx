import { t } from '@social/texts';
import { TextField, type TextFieldProps } from '@social/ui/forms';
import { SLUG_RULE, TAKEN_MESSAGE } from '../../lib/page-slug';
import type { SlugCheck } from './use-slug-check';

/** Asks for the page's URL and says whether it is free. */
export function SlugField({ check, ...field }: Omit<TextFieldProps, 'variant'> & { check: SlugCheck }) {
  const isInvalid = field.error === true || check === 'taken';
  return (
    <TextField
      {...field}
      label={t('Page URL')}
      required
      error={isInvalid}
      color={check === 'free' ? 'success' : 'primary'}
      helperText={field.helperText ?? formatCheck(check)}
      slotProps={{
        htmlInput: { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false, dir: 'ltr' },
        formHelperText: { role: 'status' },
      }}
    />
  );
}

function formatCheck(check: SlugCheck): string {
  switch (check) {
    case 'none':
    case 'unknown':
      return t('The word in your page’s address. {slugRule}', { slugRule: SLUG_RULE });
    case 'checking':
      return t('Checking whether it is free…');
    case 'free':
      return t('It is free.');
    case 'taken':
      return TAKEN_MESSAGE;
  }
}
