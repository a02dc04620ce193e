import EarlierIcon from '@mui/icons-material/ArrowBack';
import LaterIcon from '@mui/icons-material/ArrowForward';
import DescribedIcon from '@mui/icons-material/Check';
import CropIcon from '@mui/icons-material/Crop';
import type { DraftFile } from '@social/data/drafts/draft-files';
import { t } from '@social/texts';
import { AudioIcon, ButtonBase, CloseIcon, CropDialog, FileIcon, IconButton, styled, useObjectUrlRef } from '@social/ui';
import { useState } from 'react';
import { shortFileName } from '../../lib/file-name';
import { toUploadKind } from '@social/api/uploads/upload-kind';

export type AttachmentListProps = {
  attachments: readonly DraftFile[];
  /** The buttons that describe pictures; null where the host stores no descriptions. */
  description: {
    /** With an attachment's id the id of its button, which takes the focus when its field is closed. */
    buttonPrefix: string;
    openedId: string | null;
    isWritten: (id: string) => boolean;
    onOpen: (id: string) => void;
  } | null;
  onMove: (id: string, by: number) => void;
  onRemove: (id: string) => void;
  /** Replaces a picture by its cropped version. */
  onCrop: (id: string, file: File) => void;
};

/** Lists the attachments in the order of the post. They are reordered by dragging or with the arrows. */
export function AttachmentList({ attachments, description, onMove, onRemove, onCrop }: AttachmentListProps) {
  const [draggedId, setDraggedId] = useState<string | null>(null);
  const [croppedId, setCroppedId] = useState<string | null>(null);
  const cropped = attachments.find(({ id }) => id === croppedId);

  function dropOn(index: number) {
    const from = attachments.findIndex(({ id }) => id === draggedId);
    if (draggedId !== null && from !== -1) onMove(draggedId, index - from);
    setDraggedId(null);
  }

  return (
    <>
      <Tiles aria-label={t('Attachments')}>
        {attachments.map((attachment, index) => (
          <Tile
            key={attachment.id}
            isDragged={attachment.id === draggedId}
            draggable={attachments.length > 1}
            onDragStart={() => setDraggedId(attachment.id)}
            onDragEnd={() => setDraggedId(null)}
            onDragOver={(event) => draggedId !== null && event.preventDefault()}
            onDrop={() => dropOn(index)}
          >
            <Preview attachment={attachment} />
            <Buttons>
              {index > 0 && (
                <IconButton
                  size="small"
                  aria-label={t('Move {name} earlier', { name: attachment.name })}
                  onClick={() => onMove(attachment.id, -1)}
                >
                  <EarlierIcon fontSize="small" />
                </IconButton>
              )}
              {index < attachments.length - 1 && (
                <IconButton
                  size="small"
                  aria-label={t('Move {name} later', { name: attachment.name })}
                  onClick={() => onMove(attachment.id, 1)}
                >
                  <LaterIcon fontSize="small" />
                </IconButton>
              )}
              {toUploadKind(attachment.file) === 'photo' && attachment.file.type !== 'image/gif' && (
                <IconButton
                  size="small"
                  aria-label={t('Crop {name}', { name: attachment.name })}
                  onClick={() => setCroppedId(attachment.id)}
                >
                  <CropIcon fontSize="small" />
                </IconButton>
              )}
              <IconButton size="small" aria-label={t('Remove {name}', { name: attachment.name })} onClick={() => onRemove(attachment.id)}>
                <CloseIcon fontSize="small" />
              </IconButton>
            </Buttons>
            {description && toUploadKind(attachment.file) === 'photo' && (
              <DescribeButton
                id={description.buttonPrefix + attachment.id}
                aria-label={
                  description.isWritten(attachment.id)
                    ? t('Description of {name}', { name: attachment.name })
                    : t('Describe {name}', { name: attachment.name })
                }
                aria-expanded={attachment.id === description.openedId}
                onClick={() => description.onOpen(attachment.id)}
              >
                {description.isWritten(attachment.id) ? (
                  <>
                    <DescribedIcon fontSize="inherit" /> {t('Description')}
                  </>
                ) : (
                  t('Describe')
                )}
              </DescribeButton>
            )}
          </Tile>
        ))}
      </Tiles>
      {cropped && (
        <CropDialog
          file={cropped.file}
          aspect={null}
          title={t('Crop {name}', { name: cropped.name })}
          onCrop={(file) => (onCrop(cropped.id, file), setCroppedId(null))}
          onClose={() => setCroppedId(null)}
        />
      )}
    </>
  );
}

function Preview({ attachment: { name, file } }: { attachment: DraftFile }) {
  const kind = toUploadKind(file);
  const show = useObjectUrlRef(file);
  if (kind === 'photo') return <Picture ref={show} alt={name} draggable={false} />;
  if (kind === 'video') return <Film ref={show} aria-label={name} muted playsInline preload="metadata" />;
  return (
    <Named>
      {kind === 'audio' ? <AudioIcon color="primary" /> : <FileIcon color="primary" />}
      <span dir="auto">{shortFileName(name)}</span>
    </Named>
  );
}

const Tiles = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(132px, 1fr))',
  gap: theme.spacing(1),
  margin: 0,
  padding: 0,
  listStyle: 'none',
}));

const Tile = styled('li', { shouldForwardProp: (name) => name !== 'isDragged' })<{ isDragged: boolean }>(({ theme, isDragged }) => ({
  position: 'relative',
  height: 132,
  overflow: 'hidden',
  borderRadius: 12,
  border: `1px solid ${theme.vars.palette.divider}`,
  background: theme.vars.palette.background.default,
  opacity: isDragged ? 0.4 : 1,
  '&[draggable="true"]': { cursor: 'grab' },
}));

const Picture = styled('img')({ display: 'block', width: '100%', height: '100%', objectFit: 'cover' });

const Film = styled('video')({ display: 'block', width: '100%', height: '100%', objectFit: 'cover', background: '#000000' });

const Named = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  gap: theme.spacing(0.5),
  height: '100%',
  padding: theme.spacing(4, 1, 1),
  textAlign: 'center',
  overflowWrap: 'anywhere',
}));

const Buttons = styled('div')(({ theme }) => ({
  position: 'absolute',
  insetBlockStart: 4,
  insetInlineEnd: 4,
  display: 'flex',
  gap: 2,
  '& > button': {
    background: theme.vars.palette.background.paper,
    border: `1px solid ${theme.vars.palette.divider}`,
    '&:hover': { background: theme.vars.palette.background.default },
  },
}));

const DescribeButton = styled(ButtonBase)(({ theme }) => ({
  ...theme.typography.caption,
  position: 'absolute',
  insetBlockEnd: 4,
  insetInlineStart: 4,
  gap: theme.spacing(0.5),
  minHeight: 28,
  padding: theme.spacing(0, 1),
  borderRadius: 14,
  fontWeight: 600,
  color: theme.vars.palette.text.primary,
  background: theme.vars.palette.background.paper,
  border: `1px solid ${theme.vars.palette.divider}`,
  '&:hover': { background: theme.vars.palette.background.default },
  '&[aria-expanded="true"]': { borderColor: theme.vars.palette.primary.main },
  '&:focus-visible': { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: 1 },
}));
