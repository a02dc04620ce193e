import EarlierIcon from '@mui/icons-material/ArrowBack';
import LaterIcon from '@mui/icons-material/ArrowForward';
import RemoveIcon from '@mui/icons-material/DeleteOutlineOutlined';
import CoverIcon from '@mui/icons-material/Star';
import NoCoverIcon from '@mui/icons-material/StarBorder';
import { t } from '@social/texts';
import { IconButton, SafeImage, styled } from '@social/ui';
import type { DragEvent } from 'react';
import { VideoThumbnail } from '../../lib/video-thumbnail';
import type { OrderedItem } from './use-arrangement';

export type ArrangeTileProps = {
  item: OrderedItem;
  /** From 1. */
  number: number;
  isLast: boolean;
  isCover: boolean;
  isDragged: boolean;
  drag: { onDragStart: () => void; onDragEnd: () => void; onDragOver: (event: DragEvent) => void; onDrop: (event: DragEvent) => void };
  onMove: (by: -1 | 1) => void;
  onCover: () => void;
  onRemove: () => void;
};

/** A photo with what its owner can do with it. Dragging or its arrows change its position. */
export function ArrangeTile({ item, number, isLast, isCover, isDragged, drag, onMove, onCover, onRemove }: ArrangeTileProps) {
  const name = item.kind === 'video' ? t('video {number}', { number }) : t('photo {number}', { number });
  return (
    <Tile data-item={item.id} isDragged={isDragged} draggable {...drag}>
      <Picture>
        {item.kind === 'video' ? (
          <VideoThumbnail url={item.url} />
        ) : (
          <SafeImage src={item.smallUrl ?? item.url} alt={t('Photo {number}', { number })} />
        )}
        {isCover && <Badge>{t('Cover')}</Badge>}
      </Picture>
      <Buttons>
        <IconButton
          size="small"
          data-move="-1"
          aria-label={t('Move {name} earlier', { name })}
          disabled={number === 1}
          onClick={() => onMove(-1)}
        >
          <EarlierIcon fontSize="small" />
        </IconButton>
        <IconButton size="small" data-move="1" aria-label={t('Move {name} later', { name })} disabled={isLast} onClick={() => onMove(1)}>
          <LaterIcon fontSize="small" />
        </IconButton>
        <IconButton size="small" aria-label={t('Make {name} the cover', { name })} aria-pressed={isCover} onClick={onCover}>
          {isCover ? <CoverIcon fontSize="small" color="primary" /> : <NoCoverIcon fontSize="small" />}
        </IconButton>
        <IconButton size="small" aria-label={t('Remove {name}', { name })} onClick={onRemove}>
          <RemoveIcon fontSize="small" />
        </IconButton>
      </Buttons>
    </Tile>
  );
}

const Tile = styled('li', { shouldForwardProp: (name) => name !== 'isDragged' })<{ isDragged: boolean }>(({ theme, isDragged }) => ({
  overflow: 'hidden',
  borderRadius: 12,
  border: `1px solid ${theme.vars.palette.divider}`,
  background: theme.vars.palette.background.paper,
  opacity: isDragged ? 0.4 : 1,
  cursor: 'grab',
}));

const Picture = styled('div')({ position: 'relative', aspectRatio: '4 / 3', '& img': { pointerEvents: 'none' } });

const Badge = styled('span')(({ theme }) => ({
  ...theme.typography.caption,
  position: 'absolute',
  insetBlockStart: 8,
  insetInlineStart: 8,
  padding: theme.spacing(0.25, 1),
  borderRadius: 999,
  fontWeight: 700,
  color: theme.vars.palette.primary.contrastText,
  background: theme.vars.palette.primary.main,
}));

const Buttons = styled('div')({
  display: 'flex',
  justifyContent: 'space-between',
  padding: 2,
  '@media (pointer: coarse)': { '& > button': { width: 40, height: 44 } },
});
