import { Button, TextField, type TextFieldProps } from '@social/ui';
import { useState } from 'react';

/** A field for a password, which is shown on demand and hidden at first. */
export function PasswordField(props: TextFieldProps) {
  const [isShown, setShown] = useState(false);
  const verb = isShown ? 'Hide' : 'Show';
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
            <Button size="small" color="inherit" aria-label={`${verb} characters`} onClick={() => setShown(!isShown)}>
              {verb}
            </Button>
          ),
        },
        htmlInput: { autoCapitalize: 'none', spellCheck: false },
      }}
    />
  );
}
