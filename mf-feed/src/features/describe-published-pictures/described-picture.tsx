import { t } from '@social/texts';
import { styled } from '@social/ui';
import { LimitedField } from '@social/ui/fields/limited-field';
import { countCharacters } from '@social/text-grammar/characters';
import { useEffect, useRef, useState } from 'react';

export type DescribedPictureProps = {
  url: string;
  label: string;
  text: string;
  /** Takes the focus when it appears. */
  isFocused: boolean;
  onChange: (text: string) => void;
};

export const MAX_CHARACTERS = 1000;

/** A picture with the field of its description. */
export function DescribedPicture({ url, label, text, isFocused, onChange }: DescribedPictureProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  // Of its first render: a field that is filled in must not pass the focus on.
  const [takesFocus] = useState(isFocused);

  useEffect(() => {
    if (takesFocus) field.current?.focus();
  }, [takesFocus]);

  return (
    <Row>
      <Picture src={url} alt="" />
      <LimitedField
        multiline
        fullWidth
        size="small"
        maxRows={6}
        label={label}
        helperText={t('Read out to those who do not see the picture. {count} of {max} characters.', {
          count: countCharacters(text),
          max: MAX_CHARACTERS,
        })}
        maxCharacters={MAX_CHARACTERS}
        value={text}
        onChange={({ target }) => onChange(target.value)}
        inputRef={field}
        slotProps={{ htmlInput: { dir: 'auto' } }}
      />
    </Row>
  );
}

const Row = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '88px minmax(0, 1fr)',
  alignItems: 'start',
  gap: theme.spacing(1.5),
}));

const Picture = styled('img')(({ theme }) => ({
  width: 88,
  height: 88,
  borderRadius: 12,
  objectFit: 'cover',
  background: theme.vars.palette.action.hover,
}));
