import { albumLimits } from '@social/api/albums/album-limits';
import { unsavedWorkProps } from '@social/contracts/page-protocol';
import { Alert, Button, styled, TextField, Typography, useFileDrop } from '@social/ui';
import { useRef, useState, type FormEvent } from 'react';
import { isUntouched, problemsOf } from './album-draft';
import type { AlbumFormState, AlbumFormStore } from './album-form-store';
import { ChosenFiles } from './chosen-files';
import { FileDropArea } from './file-drop-area';
import { PublishFailure } from './publish-failure';
import { PublishProgress } from './publish-progress';

export type AlbumFormProps = { state: AlbumFormState; form: AlbumFormStore; onPublish: () => void };

/** The form for a new album: its name, its photos and videos in their order, and the progress of publishing. */
export function AlbumForm({ state: { draft, leftOut, sending }, form, onPublish }: AlbumFormProps) {
  const [isSubmitted, setSubmitted] = useState(false);
  const nameField = useRef<HTMLInputElement>(null);
  const addFiles = (files: readonly File[]) => void form.addFiles(files);
  const isSending = sending.kind === 'sending';
  const isDragOver = useFileDrop(isSending ? () => undefined : addFiles, { acceptsPaste: true });
  const problems = problemsOf(draft);
  const shown = isSubmitted ? problems : { name: null, files: null };

  function submit(event: FormEvent) {
    event.preventDefault();
    setSubmitted(true);
    if (problems.name !== null) nameField.current?.focus();
    if (problems.name === null && problems.files === null && !isSending) onPublish();
  }

  return (
    <Form noValidate aria-label="Create Album" onSubmit={submit} {...unsavedWorkProps(!isUntouched(draft))}>
      <TextField
        label="Album name"
        required
        value={draft.name}
        disabled={isSending}
        error={shown.name !== null}
        helperText={shown.name}
        inputRef={nameField}
        slotProps={{ htmlInput: { dir: 'auto', maxLength: albumLimits.nameLetters }, formHelperText: { role: 'alert' } }}
        onChange={({ target }) => form.changeName(target.value)}
      />
      <FileDropArea isDragOver={isDragOver} isCompact={draft.files.length > 0} isDisabled={isSending} onPick={addFiles} />
      {shown.files !== null && (
        <Typography role="alert" variant="body2" color="error">
          {shown.files}
        </Typography>
      )}
      {leftOut.length > 0 && (
        <Alert severity="warning" role="alert" onClose={form.dismissLeftOut}>
          {leftOut.map((reason) => (
            <div key={reason} dir="auto">
              {reason}
            </div>
          ))}
        </Alert>
      )}
      {draft.files.length > 0 && (
        <ChosenFiles
          files={draft.files}
          sentBytes={isSending ? sending.sentBytes : null}
          onMove={form.moveFile}
          onRemove={form.removeFile}
        />
      )}
      {sending.kind === 'failed' && <PublishFailure message={sending.message} onRetry={onPublish} />}
      <Footer>
        {isSending ? (
          <PublishProgress files={draft.files} sentBytes={sending.sentBytes} onStop={form.stop} />
        ) : (
          <Button type="submit" variant="contained" size="large">
            Publish Album
          </Button>
        )}
      </Footer>
    </Form>
  );
}

const Form = styled('form')(({ theme }) => ({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: theme.spacing(2) }));

/** Stays at the bottom of the screen, however many files were chosen. */
const Footer = styled('div')(({ theme }) => ({
  position: 'sticky',
  bottom: 0,
  zIndex: 1,
  display: 'flex',
  justifyContent: 'flex-end',
  padding: theme.spacing(1.5, 0),
  background: theme.vars.palette.background.default,
}));
