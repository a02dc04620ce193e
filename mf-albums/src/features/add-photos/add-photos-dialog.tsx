import type { PersonId } from '@social/api';
import type { Album } from '@social/api/albums/album';
import { unsavedWorkProps } from '@social/contracts/page-protocol';
import { plural, t } from '@social/texts';
import { Alert, Button, DialogHeader, notify, styled, useFileDrop, useMediaQuery, type Theme } from '@social/ui';
import { Dialog } from '@social/ui/forms';
import { useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { getAlbumTitle } from '../../lib/album-labels';
import { cacheChangedAlbum } from '../../lib/cache-changed-album';
import { StickyFooter } from '../../lib/sticky-footer';
import { ChosenFiles } from '../../lib/upload/chosen-files';
import { FileDropArea } from '../../lib/upload/file-drop-area';
import { formatRefusedFiles } from '../../lib/upload/format-refused-files';
import { UploadFailure } from '../../lib/upload/upload-failure';
import { UploadProgressBar } from '../../lib/upload/upload-progress-bar';
import { useAdditions } from './use-additions';

export type AddPhotosDialogProps = { album: Album; memberId: PersonId; onClose: () => void };

/** Chooses photos and videos for an album and sends them. Closing it loses none of them, and stops nothing. */
export function AddPhotosDialog({ album, memberId, onClose }: AddPhotosDialogProps) {
  const { form, state } = useAdditions(memberId, album);
  const queries = useQueryClient();
  const titleId = useId();
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  const { files } = state.files;
  const isSending = state.sending.kind === 'sending';
  const isDragOver = useFileDrop(isSending ? () => undefined : form.addFiles, { acceptsPaste: true });

  async function send() {
    const names = files.map(({ name }) => name);
    const stored = await form.send();
    if (!stored) return;
    cacheChangedAlbum(queries, memberId, stored.album);
    onClose();
    const refused = formatRefusedFiles(stored, names);
    const message = [
      plural(
        names.length - refused.length,
        { one: '{count} file added to “{title}”.', other: '{count} files added to “{title}”.' },
        { title: getAlbumTitle(stored.album) },
      ),
      ...refused,
    ].join(' ');
    await notify({ severity: refused.length > 0 ? 'warning' : 'success', message, ...(refused.length > 0 && { durationMs: 20_000 }) });
  }

  return (
    <Dialog open fullWidth maxWidth="md" fullScreen={isNarrow} onClose={onClose} aria-labelledby={titleId}>
      <Body {...unsavedWorkProps(files.length > 0)}>
        <DialogHeader titleId={titleId} title={t('Add photos')} onClose={onClose} />
        <FileDropArea isDragOver={isDragOver} isCompact={files.length > 0} isDisabled={isSending} onPick={form.addFiles} />
        {state.omitted.length > 0 && (
          <Alert severity="warning" role="alert" onClose={form.dismissOmitted}>
            {state.omitted.map((reason) => (
              <div key={reason} dir="auto">
                {reason}
              </div>
            ))}
          </Alert>
        )}
        {files.length > 0 && (
          <ChosenFiles
            files={files}
            sentBytes={state.sending.kind === 'sending' ? state.sending.sentBytes : null}
            onMove={form.moveFile}
            onRemove={form.removeFile}
          />
        )}
        {state.sending.kind === 'failed' && <UploadFailure message={state.sending.message} onRetry={() => void send()} />}
        <StickyFooter surface="paper">
          {state.sending.kind === 'sending' ? (
            <UploadProgressBar files={files} sentBytes={state.sending.sentBytes} texts={progressTexts} onStop={form.stop} />
          ) : (
            <Button variant="contained" disabled={files.length === 0 || state.files.isReading} onClick={() => void send()}>
              {files.length === 0
                ? t('Add to the album')
                : plural(files.length, { one: 'Add {count} file to the album', other: 'Add {count} files to the album' })}
            </Button>
          )}
        </StickyFooter>
      </Body>
    </Dialog>
  );
}

const progressTexts = {
  sending: t('Sending your photos…'),
  waiting: t('All files are sent. The server is adding them…'),
  label: t('Sending the photos'),
};

const Body = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(2),
  padding: theme.spacing(2, 2, 0),
}));
