import { t } from '@social/texts';
import { Button } from '@social/ui';
import { TextField, type TextFieldProps } from '@social/ui/forms';
import { useState } from 'react';

/** A field for a password, which is shown on demand and hidden at first. */
export function PasswordField({ 'aria-describedby': descriptionId, ...props }: TextFieldProps) {
  const [isShown, setShown] = useState(false);
  return (
    <TextField
      {...props}
      type={isShown ? 'text' : 'password'}
      // The label of an empty field needs the room, and there is nothing to show.
      sx={{ '& .MuiInputLabel-root:not(.MuiInputLabel-shrink) + .MuiInputBase-root button': { visibility: 'hidden' } }}
      slotProps={{
        ...props.slotProps,
        input: {
          endAdornment: (
            // Not 'password' in its name: assistive technology and tests find the field itself by that word.
            <Button
              size="small"
              color="inherit"
              aria-label={isShown ? t('Hide characters') : t('Show characters')}
              onClick={() => setShown(!isShown)}
            >
              {isShown ? t('Hide') : t('Show')}
            </Button>
          ),
        },
        // On the field itself, where it is read out; MUI would put it on the frame.
        htmlInput: { autoCapitalize: 'none', spellCheck: false, ...(descriptionId && { 'aria-describedby': descriptionId }) },
      }}
    />
  );
}
