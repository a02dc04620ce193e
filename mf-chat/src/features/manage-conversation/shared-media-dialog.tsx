import type { Message } from '@social/api/chats/message';
import { t } from '@social/texts';
import { Button, EmptyState, FileIcon, ImageIcon, SafeImage, styled } from '@social/ui';
import { DialogActions } from '@social/ui/dialogs/dialog-actions';
import { TitledDialog } from '@social/ui/dialogs/titled-dialog';
import { getFileName } from '../../lib/message-file-name';
import { filterSharedMedia } from '../../lib/shared-media';

export type SharedMediaDialogProps = {
  messages: readonly Message[];
  onOpenPhoto: (message: Message) => void;
  /** Fetches older messages; null where there are none. */
  onLoadOlder: (() => void) | null;
  isLoadingOlder: boolean;
  onClose: () => void;
};

/** Shows the photos and files of the fetched messages, newest first. */
export function SharedMediaDialog({ messages, onOpenPhoto, onLoadOlder, isLoadingOlder, onClose }: SharedMediaDialogProps) {
  const photos = filterSharedMedia(messages, 'photos').toReversed();
  const files = filterSharedMedia(messages, 'files').toReversed();
  return (
    <TitledDialog title={t('Photos and files')} maxWidth="sm" onClose={onClose}>
      {photos.length + files.length === 0 && <EmptyState icon={<ImageIcon />} title={t('No photos or files here')} />}
      <Photos>
        {photos.map((message) => (
          <li key={message.id}>
            <SafeImage src={message.mediaUrl} alt={getFileName(message) || t('Photo')} onOpen={() => onOpenPhoto(message)} />
          </li>
        ))}
      </Photos>
      <Files>
        {files.map((message) => (
          <li key={message.id}>
            <FileIcon fontSize="small" />
            <a href={message.mediaUrl} target="_blank" rel="noopener noreferrer" dir="auto">
              {getFileName(message) || t('File')}
            </a>
          </li>
        ))}
      </Files>
      {onLoadOlder && (
        <DialogActions>
          <Button variant="outlined" loading={isLoadingOlder} onClick={onLoadOlder}>
            {t('Look further back')}
          </Button>
        </DialogActions>
      )}
    </TitledDialog>
  );
}

const Photos = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(120px, 1fr))',
  gap: theme.spacing(0.5),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': { aspectRatio: '1', overflow: 'hidden', borderRadius: 8 },
}));

const Files = styled('ul')(({ theme }) => ({
  ...theme.typography.body2,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': { display: 'flex', alignItems: 'center', gap: theme.spacing(1), minHeight: 44 },
  '& a': { color: theme.vars.palette.primary.main, overflowWrap: 'anywhere' },
}));
