import { t } from '@social/texts';
import { Button, styled } from '@social/ui';
import { LimitedField } from '@social/ui/fields/limited-field';
import { countCharacters } from '@social/text-grammar/characters';
import { useEffect, type KeyboardEvent, type RefObject } from 'react';
import { shortFileName } from '../../lib/file-name';
import { MAX_DESCRIPTION_CHARACTERS } from './draft';

export type DescriptionFieldProps = {
  fieldRef: RefObject<HTMLTextAreaElement | null>;
  /** The picture's file name. */
  name: string;
  text: string;
  onChange: (text: string) => void;
  onClose: () => void;
};

/** Describes a picture of the draft. It has the focus when it opens; what is typed is stored with the draft. */
export function DescriptionField({ fieldRef, name, text, onChange, onClose }: DescriptionFieldProps) {
  useEffect(() => fieldRef.current?.focus(), [fieldRef]);

  function handleKeyDown(event: KeyboardEvent): void {
    const isSubmit = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
    if (event.nativeEvent.isComposing || (event.key !== 'Escape' && !isSubmit)) return;
    event.preventDefault();
    // Escape would close the dialog too, and Ctrl + Enter publish the post.
    event.stopPropagation();
    onClose();
  }

  return (
    <Row>
      <LimitedField
        multiline
        fullWidth
        size="small"
        maxRows={6}
        label={t('Description of {shortFileName}', { shortFileName: shortFileName(name) })}
        helperText={t('Read out to those who do not see the picture. {count} of {max} characters.', {
          count: countCharacters(text),
          max: MAX_DESCRIPTION_CHARACTERS,
        })}
        maxCharacters={MAX_DESCRIPTION_CHARACTERS}
        value={text}
        onChange={({ target }) => onChange(target.value)}
        onKeyDown={handleKeyDown}
        inputRef={fieldRef}
        slotProps={{ htmlInput: { dir: 'auto' } }}
      />
      <Button size="small" onClick={onClose}>
        {t('Done')}
      </Button>
    </Row>
  );
}

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'flex-start',
  gap: theme.spacing(1),
  paddingBlockStart: theme.spacing(0.5),
  '& > button': { minHeight: 40 },
}));
