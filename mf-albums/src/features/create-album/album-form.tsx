import { toVisibleText } from '@social/text-grammar/visible-text';
import { albumLimits } from '@social/api/albums/album-limits';
import { unsavedWorkProps } from '@social/contracts/page-protocol';
import { t } from '@social/texts';
import { Alert, Button, styled, Typography, useFileDrop } from '@social/ui';
import { LimitedField } from '@social/ui/fields/limited-field';
import { formatExcess } from '@social/ui/fields/text-limit';
import { useRef, useState, type FormEvent } from 'react';
import { StickyFooter } from '../../lib/sticky-footer';
import { ChosenFiles } from '../../lib/upload/chosen-files';
import { FileDropArea } from '../../lib/upload/file-drop-area';
import { UploadFailure } from '../../lib/upload/upload-failure';
import { UploadProgressBar } from '../../lib/upload/upload-progress-bar';
import type { AlbumFormState, AlbumFormStore } from './album-form-store';

export type AlbumFormProps = { state: AlbumFormState; form: AlbumFormStore; onPublish: () => void };

/** The form for a new album: its name, its photos and videos in their order, and the progress of publishing. */
export function AlbumForm({ state, form, onPublish }: AlbumFormProps) {
  const { name, omitted, sending } = state;
  const { files } = state.files;
  const [isSubmitted, setSubmitted] = useState(false);
  const nameField = useRef<HTMLInputElement>(null);
  const isSending = sending.kind === 'sending';
  const isDragOver = useFileDrop(isSending ? () => undefined : form.addFiles, { acceptsPaste: true });
  const problems = findProblems(state);
  const shown = isSubmitted ? problems : { name: null, files: null };

  function submit(event: FormEvent) {
    event.preventDefault();
    setSubmitted(true);
    if (problems.name !== null) nameField.current?.focus();
    if (problems.name === null && problems.files === null && !isSending) onPublish();
  }

  return (
    <Form noValidate aria-label={t('Create Album')} onSubmit={submit} {...unsavedWorkProps(toVisibleText(name) !== '' || files.length > 0)}>
      <LimitedField
        label={t('Album name')}
        required
        maxCharacters={albumLimits.nameLetters}
        value={name}
        disabled={isSending}
        error={shown.name !== null}
        helperText={shown.name}
        inputRef={nameField}
        slotProps={{ htmlInput: { dir: 'auto' }, formHelperText: { role: 'alert' } }}
        onChange={({ target }) => form.changeName(target.value)}
      />
      <FileDropArea isDragOver={isDragOver} isCompact={files.length > 0} isDisabled={isSending} onPick={form.addFiles} />
      {shown.files !== null && (
        <Typography role="alert" variant="body2" color="error">
          {shown.files}
        </Typography>
      )}
      {omitted.length > 0 && (
        <Alert severity="warning" role="alert" onClose={form.dismissOmitted}>
          {omitted.map((reason) => (
            <div key={reason} dir="auto">
              {reason}
            </div>
          ))}
        </Alert>
      )}
      {files.length > 0 && (
        <ChosenFiles files={files} sentBytes={isSending ? sending.sentBytes : null} onMove={form.moveFile} onRemove={form.removeFile} />
      )}
      {sending.kind === 'failed' && <UploadFailure message={sending.message} onRetry={onPublish} />}
      <StickyFooter surface="default">
        {isSending ? (
          <UploadProgressBar files={files} sentBytes={sending.sentBytes} texts={progressTexts} onStop={form.stop} />
        ) : (
          <Button type="submit" variant="contained" size="large">
            {t('Publish Album')}
          </Button>
        )}
      </StickyFooter>
    </Form>
  );
}

const progressTexts = {
  sending: t('Sending your album…'),
  waiting: t('All files are sent. The server is making the album…'),
  label: t('Sending the album'),
};

/** Returns what keeps the album from being published, by field; null for a field without a problem. */
function findProblems({ name, files }: AlbumFormState): { name: string | null; files: string | null } {
  return {
    name: toVisibleText(name) === '' ? t('Please enter album name') : formatExcess(name, albumLimits.nameLetters),
    files: findFilesProblem(files),
  };
}

function findFilesProblem({ files, isReading }: AlbumFormState['files']): string | null {
  if (isReading) return t('Your files are still being fetched. Try again in a moment.');
  return files.length === 0 ? t('Please select at least one photo or video') : null;
}

const Form = styled('form')(({ theme }) => ({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: theme.spacing(2) }));
