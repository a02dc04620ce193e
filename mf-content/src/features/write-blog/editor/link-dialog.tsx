import { t } from '@social/texts';
import { Button, styled } from '@social/ui';
import { useState, type SubmitEvent } from 'react';
import { TitledDialog } from '@social/ui/dialogs/titled-dialog';
import { LimitedField } from '@social/ui/fields/limited-field';
import { isTooLong } from '@social/ui/fields/text-limit';

const MAX_ADDRESS_CHARACTERS = 2000;

export type LinkDialogProps = { url: string | null; onSave: (url: string) => void; onClose: () => void };

/** Asks for the address of a link. */
export function LinkDialog({ url, onSave, onClose }: LinkDialogProps) {
  const [typed, setTyped] = useState(url ?? '');
  const [problem, setProblem] = useState<string | null>(null);

  function handleSubmit(event: SubmitEvent) {
    event.preventDefault();
    event.stopPropagation(); // React passes it on to the form around the editor.
    if (isTooLong(typed, MAX_ADDRESS_CHARACTERS)) return;
    if (isAddress(typed)) onSave(typed);
    else setProblem(t('Please enter an address such as example.org/tea'));
  }

  return (
    <TitledDialog title={t('Link')} onClose={onClose}>
      <Fields noValidate onSubmit={handleSubmit}>
        <LimitedField
          autoFocus
          label={t('Address')}
          type="url"
          maxCharacters={MAX_ADDRESS_CHARACTERS}
          value={typed}
          error={problem !== null}
          helperText={problem}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Buttons>
          {url !== null && (
            <Button color="error" onClick={() => onSave('')}>
              {t('Remove link')}
            </Button>
          )}
          <Button type="submit" variant="contained">
            {t('Save link')}
          </Button>
        </Buttons>
      </Fields>
    </TitledDialog>
  );
}

/** Returns true if readers can follow it: other schemes are removed from articles. */
function isAddress(typed: string): boolean {
  const address = typed.trim();
  return /^(https?:\/\/|mailto:|\/)\S+$/i.test(address) || /^[^\s/:]+\.[^\s/:]{2,}(\/\S*)?$/.test(address);
}

const Fields = styled('form')(({ theme }) => ({ display: 'grid', gap: theme.spacing(2), paddingTop: theme.spacing(1) }));
const Buttons = styled('div')(({ theme }) => ({ display: 'flex', justifyContent: 'flex-end', gap: theme.spacing(1) }));
