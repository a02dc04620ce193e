import EarlierIcon from '@mui/icons-material/ArrowBack';
import LaterIcon from '@mui/icons-material/ArrowForward';
import { getAlbumFileKind } from '@social/api/albums/album-limits';
import type { DraftFile } from '@social/data/drafts/draft-files';
import { t } from '@social/texts';
import { CloseIcon, IconButton, PlayIcon, styled, useObjectUrlRef } from '@social/ui';
import { useState, type DragEvent } from 'react';

export type ChosenFileTileProps = {
  chosen: DraftFile;
  /** From 0 to 1; null while nothing is being sent. */
  sentShare: number | null;
  isFirst: boolean;
  isLast: boolean;
  isDragged: boolean;
  drag: { onDragStart: () => void; onDragEnd: () => void; onDragOver: (event: DragEvent) => void; onDrop: (event: DragEvent) => void };
  onMove: (by: number) => void;
  onRemove: () => void;
};

/** Shows a chosen file. Dragging or its arrow buttons change its position. */
export function ChosenFileTile({ chosen, sentShare, isFirst, isLast, isDragged, drag, onMove, onRemove }: ChosenFileTileProps) {
  const { name } = chosen;
  const isSending = sentShare !== null;
  return (
    <Tile isDragged={isDragged} draggable={!isSending && !(isFirst && isLast)} {...drag}>
      <Preview chosen={chosen} />
      {isSending ? (
        <Progress aria-label={name} max={1} value={sentShare} />
      ) : (
        <Buttons>
          <IconButton size="small" aria-label={t('Move {name} earlier', { name })} disabled={isFirst} onClick={() => onMove(-1)}>
            <EarlierIcon fontSize="small" />
          </IconButton>
          <IconButton size="small" aria-label={t('Move {name} later', { name })} disabled={isLast} onClick={() => onMove(1)}>
            <LaterIcon fontSize="small" />
          </IconButton>
          <IconButton size="small" aria-label={t('Remove {name}', { name })} onClick={onRemove}>
            <CloseIcon fontSize="small" />
          </IconButton>
        </Buttons>
      )}
    </Tile>
  );
}

/** Shows the name of a file whose format the browser cannot display. */
function Preview({ chosen: { name, file } }: { chosen: DraftFile }) {
  const [isUnsupported, setUnsupported] = useState(false);
  const show = useObjectUrlRef(file);
  if (isUnsupported) return <FileName dir="auto">{name}</FileName>;
  if (getAlbumFileKind(file) === 'photo')
    return <Picture ref={show} alt={name} title={name} draggable={false} decoding="async" onError={() => setUnsupported(true)} />;
  return (
    <>
      <Video ref={show} aria-label={name} title={name} muted playsInline preload="metadata" onError={() => setUnsupported(true)} />
      <PlayBadge>
        <PlayIcon fontSize="small" />
      </PlayBadge>
    </>
  );
}

const Tile = styled('li', { shouldForwardProp: (name) => name !== 'isDragged' })<{ isDragged: boolean }>(({ theme, isDragged }) => ({
  position: 'relative',
  aspectRatio: '1',
  overflow: 'hidden',
  borderRadius: 12,
  border: `1px solid ${theme.vars.palette.divider}`,
  background: theme.vars.palette.background.default,
  opacity: isDragged ? 0.4 : 1,
  '&[draggable="true"]': { cursor: 'grab' },
}));

const Picture = styled('img')({ display: 'block', width: '100%', height: '100%', objectFit: 'cover' });

const Video = styled('video')({ display: 'block', width: '100%', height: '100%', objectFit: 'cover', background: '#000000' });

const PlayBadge = styled('span')({
  position: 'absolute',
  insetBlockStart: 6,
  insetInlineStart: 6,
  display: 'grid',
  padding: 3,
  borderRadius: '50%',
  color: '#ffffff',
  background: 'rgb(0 0 0 / 0.55)',
});

const FileName = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'grid',
  placeItems: 'center',
  height: '100%',
  padding: theme.spacing(1, 1, 6),
  textAlign: 'center',
  overflowWrap: 'anywhere',
}));

const Progress = styled('progress')(({ theme }) => ({
  position: 'absolute',
  insetInline: 8,
  insetBlockEnd: 8,
  width: 'calc(100% - 16px)',
  accentColor: theme.vars.palette.primary.main,
}));

const Buttons = styled('div')(({ theme }) => ({
  position: 'absolute',
  insetInline: 6,
  insetBlockEnd: 6,
  display: 'flex',
  justifyContent: 'space-between',
  '& > button': {
    color: theme.vars.palette.text.primary,
    background: theme.vars.palette.background.paper,
    border: `1px solid ${theme.vars.palette.divider}`,
    '&:hover': { background: theme.vars.palette.background.default },
    '&.Mui-disabled': { visibility: 'hidden' },
    '@media (pointer: coarse)': { width: 40, height: 40 },
  },
}));
