import { toVisibleText } from '@social/text-grammar/visible-text';
import { ApiError, type PersonId } from '@social/api';
import type { Album } from '@social/api/albums/album';
import { albumLimits } from '@social/api/albums/album-limits';
import { unsavedWorkProps } from '@social/contracts/page-protocol';
import { useTextEdit, type TextEdit } from '@social/data/drafts/use-text-edit';
import { t } from '@social/texts';
import { Alert, Button, DialogHeader, styled } from '@social/ui';
import { ConflictNotice } from '@social/ui/fields/conflict-notice';
import { Dialog } from '@social/ui/forms';
import { LimitedField } from '@social/ui/fields/limited-field';
import { isTooLong } from '@social/ui/fields/text-limit';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useRef, useState, type FormEvent } from 'react';
import { albumChangeFailure } from '../../lib/album-change-failure';
import { saveDetails } from './save-details';

/** The description is the text of the album's post. */
const MAX_DESCRIPTION = 10_000;

export type DetailsDialogProps = { album: Album; memberId: PersonId; onClose: () => void };

/** Changes the name and the description of an album. What is typed stays until it is stored, also when the dialog is closed. */
export function DetailsDialog({ album, memberId, onClose }: DetailsDialogProps) {
  const name = useTextEdit(memberId, `album_name_${album.id}`, album.name);
  const description = useTextEdit(memberId, `album_description_${album.id}`, album.plainText);
  const [state, setState] = useState<{ kind: 'idle' } | { kind: 'saving' } | { kind: 'failed'; reason: string }>({ kind: 'idle' });
  const [isSubmitted, setSubmitted] = useState(false);
  const queries = useQueryClient();
  const nameField = useRef<HTMLInputElement>(null);
  const titleId = useId();
  const nameProblem = isSubmitted && toVisibleText(name.text) === '' ? t('Please enter album name') : null;

  async function save(event: FormEvent) {
    event.preventDefault();
    setSubmitted(true);
    if (toVisibleText(name.text) === '') return nameField.current?.focus();
    if (isTooLong(name.text, albumLimits.nameLetters) || isTooLong(description.text, MAX_DESCRIPTION)) return;
    setState({ kind: 'saving' });
    try {
      await saveDetails(queries, memberId, album, { name: toVisibleText(name.text), description: toVisibleText(description.text) });
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
        <LimitedField
          label={t('Album name')}
          required
          maxCharacters={albumLimits.nameLetters}
          value={name.text}
          inputRef={nameField}
          error={nameProblem !== null}
          helperText={nameProblem}
          slotProps={{ htmlInput: { dir: 'auto' }, formHelperText: { role: 'alert' } }}
          onChange={({ target }) => name.change(target.value)}
        />
        <Conflict label={t('Album name')} edit={name} />
        <LimitedField
          label={t('Description')}
          multiline
          minRows={3}
          maxRows={10}
          maxCharacters={MAX_DESCRIPTION}
          value={description.text}
          slotProps={{ htmlInput: { dir: 'auto' } }}
          onChange={({ target }) => description.change(target.value)}
        />
        <Conflict label={t('Description')} edit={description} />
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

function Conflict({ label, edit }: { label: string; edit: TextEdit }) {
  if (edit.conflict === null) return null;
  return <ConflictNotice label={label} saved={edit.conflict} onUseMine={edit.rebase} onUseSaved={edit.clear} />;
}

const Form = styled('form')(({ theme }) => ({ display: 'grid', gap: theme.spacing(2), padding: theme.spacing(2) }));

const Buttons = styled('div')(({ theme }) => ({ display: 'flex', justifyContent: 'flex-end', gap: theme.spacing(1) }));
