import { styled } from '@social/ui';
import { useState } from 'react';
import type { ChosenFile } from './album-draft';
import { ChosenFileTile } from './chosen-file-tile';

export type ChosenFilesProps = {
  files: readonly ChosenFile[];
  /** How many bytes of the whole have been sent; null while nothing is. */
  sentBytes: number | null;
  onMove: (id: string, by: number) => void;
  onRemove: (id: string) => void;
};

/** The files of a new album, in the order in which it will show them. */
export function ChosenFiles({ files, sentBytes, onMove, onRemove }: ChosenFilesProps) {
  const [draggedId, setDraggedId] = useState<string | null>(null);
  const shares = sentShares(files, sentBytes);

  function dropOn(index: number) {
    const from = files.findIndex(({ id }) => id === draggedId);
    if (draggedId !== null && from !== -1) onMove(draggedId, index - from);
    setDraggedId(null);
  }

  return (
    <Tiles aria-label="Chosen photos and videos">
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

/** Files travel one after the other, in their order: of each, what share is on its way or gone. */
export function sentShares(files: readonly Pick<ChosenFile, 'sizeBytes'>[], sentBytes: number | null): number[] | null {
  if (sentBytes === null) return null;
  let before = 0;
  return files.map(({ sizeBytes }) => {
    const sent = Math.min(Math.max(sentBytes - before, 0), sizeBytes);
    before += sizeBytes;
    return sizeBytes === 0 ? 1 : sent / sizeBytes;
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
