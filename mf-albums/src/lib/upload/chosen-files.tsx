import type { DraftFile } from '@social/data/drafts/draft-files';
import { t } from '@social/texts';
import { styled } from '@social/ui';
import { useState } from 'react';
import { ChosenFileTile } from './chosen-file-tile';

export type ChosenFilesProps = {
  files: readonly DraftFile[];
  /** Of all files together; null while nothing is being sent. */
  sentBytes: number | null;
  onMove: (id: string, by: number) => void;
  onRemove: (id: string) => void;
};

/** Lists chosen files in the order in which the album will show them. */
export function ChosenFiles({ files, sentBytes, onMove, onRemove }: ChosenFilesProps) {
  const [draggedId, setDraggedId] = useState<string | null>(null);
  const shares = toSentShares(files, sentBytes);

  function dropOn(index: number) {
    const from = files.findIndex(({ id }) => id === draggedId);
    if (draggedId !== null && from !== -1) onMove(draggedId, index - from);
    setDraggedId(null);
  }

  return (
    <Tiles aria-label={t('Chosen photos and videos')}>
      {files.map((chosen, index) => (
        <ChosenFileTile
          key={chosen.id}
          chosen={chosen}
          sentShare={shares?.[index] ?? null}
          isFirst={index === 0}
          isLast={index === files.length - 1}
          isDragged={chosen.id === draggedId}
          drag={{
            onDragStart: () => setDraggedId(chosen.id),
            onDragEnd: () => setDraggedId(null),
            onDragOver: (event) => draggedId !== null && event.preventDefault(),
            onDrop: () => dropOn(index),
          }}
          onMove={(by) => onMove(chosen.id, by)}
          onRemove={() => onRemove(chosen.id)}
        />
      ))}
    </Tiles>
  );
}

/** Returns the sent share of each file, from 0 to 1. Files are sent one after the other. */
export function toSentShares(files: readonly Pick<DraftFile, 'file'>[], sentBytes: number | null): number[] | null {
  if (sentBytes === null) return null;
  let previousBytes = 0;
  return files.map(({ file: { size } }) => {
    const sent = Math.min(Math.max(sentBytes - previousBytes, 0), size);
    previousBytes += size;
    return size === 0 ? 1 : sent / size;
  });
}

const Tiles = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(136px, 1fr))',
  gap: theme.spacing(1),
  margin: 0,
  padding: 0,
  listStyle: 'none',
}));
