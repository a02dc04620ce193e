import { ApiError, type PersonId } from '@social/api';
import type { Album } from '@social/api/albums/album';
import { albumLimits } from '@social/api/albums/album-limits';
import { unsavedWorkProps } from '@social/contracts/page-protocol';
import { useTextDraft } from '@social/data/drafts/use-text-draft';
import { t } from '@social/texts';
import { Alert, Button, DialogHeader, styled } from '@social/ui';
import { Dialog, TextField } from '@social/ui/forms';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useRef, useState, type FormEvent } from 'react';
import { albumChangeFailure } from '../../lib/album-change-failure';
import { saveDetails } from './save-details';

export type DetailsDialogProps = { album: Album; memberId: PersonId; onClose: () => void };

/** Changes the name and the description of an album. What is typed stays until it is stored, also when the dialog is closed. */
export function DetailsDialog({ album, memberId, onClose }: DetailsDialogProps) {
  const name = useTextDraft(memberId, `album_name_${album.id}`, album.name);
  const description = useTextDraft(memberId, `album_description_${album.id}`, album.plainText);
  const [state, setState] = useState<{ kind: 'idle' } | { kind: 'saving' } | { kind: 'failed'; reason: string }>({ kind: 'idle' });
  const [isSubmitted, setSubmitted] = useState(false);
  const queries = useQueryClient();
  const nameField = useRef<HTMLInputElement>(null);
  const titleId = useId();
  const nameProblem = isSubmitted && name.text.trim() === '' ? t('Please enter album name') : null;

  async function save(event: FormEvent) {
    event.preventDefault();
    setSubmitted(true);
    if (name.text.trim() === '') return nameField.current?.focus();
    setState({ kind: 'saving' });
    try {
      await saveDetails(queries, memberId, album, { name: name.text.trim(), description: description.text.trim() });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return setState({ kind: 'failed', reason: albumChangeFailure(album, error) });
    }
    name.clear();
    description.clear();
    onClose();
  }

  return (
    <Dialog open fullWidth maxWidth="sm" onClose={onClose} aria-labelledby={titleId}>
      <Form
        noValidate
        onSubmit={(event) => void save(event)}
        {...unsavedWorkProps(name.text !== album.name || description.text !== album.plainText)}
      >
        <DialogHeader titleId={titleId} title={t('Edit album')} onClose={onClose} />
        <TextField
          label={t('Album name')}
          required
          value={name.text}
          inputRef={nameField}
          error={nameProblem !== null}
          helperText={nameProblem}
          slotProps={{ htmlInput: { dir: 'auto', maxLength: albumLimits.nameLetters }, formHelperText: { role: 'alert' } }}
          onChange={({ target }) => name.change(target.value)}
        />
        <TextField
          label={t('Description')}
          multiline
          minRows={3}
          maxRows={10}
          value={description.text}
          slotProps={{ htmlInput: { dir: 'auto' } }}
          onChange={({ target }) => description.change(target.value)}
        />
        {state.kind === 'failed' && (
          <Alert severity="error" role="alert">
            {t('The album could not be changed; what you typed is still here. {reason}', { reason: state.reason })}
          </Alert>
        )}
        <Buttons>
          <Button onClick={onClose}>{t('Cancel')}</Button>
          <Button type="submit" variant="contained" loading={state.kind === 'saving'}>
            {t('Save')}
          </Button>
        </Buttons>
      </Form>
    </Dialog>
  );
}

const Form = styled('form')(({ theme }) => ({ display: 'grid', gap: theme.spacing(2), padding: theme.spacing(2) }));

const Buttons = styled('div')(({ theme }) => ({ display: 'flex', justifyContent: 'flex-end', gap: theme.spacing(1) }));
