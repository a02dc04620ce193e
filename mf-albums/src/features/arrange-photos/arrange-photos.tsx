import type { AlbumItemId, PersonId } from '@social/api';
import type { Album } from '@social/api/albums/album';
import { unsavedWorkProps } from '@social/contracts/page-protocol';
import { useHiddenIds } from '@social/data';
import { t } from '@social/texts';
import { Button, styled, Typography, VisuallyHidden } from '@social/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { removedItems } from '../../lib/removed-items';
import { ArrangeTile } from './arrange-tile';
import { moveTo } from './order-store';
import { OrderStatus } from './order-status';
import { removeItem } from './remove-item';
import { setCover } from './set-cover';
import { useArrangement } from './use-arrangement';

export type ArrangePhotosProps = { album: Album; memberId: PersonId; onDone: () => void };

/** Orders the photos of an own album, chooses its cover and removes photos. Each change is saved at once. */
export function ArrangePhotos({ album, memberId, onDone }: ArrangePhotosProps) {
  const { store, saving, items: all } = useArrangement(memberId, album);
  const removed = useHiddenIds(removedItems);
  const items = all.filter(({ id }) => !removed.has(id));
  const ids = items.map(({ id }) => id);
  const queries = useQueryClient();
  const [draggedId, setDraggedId] = useState<AlbumItemId | null>(null);
  const [moved, setMoved] = useState<{ id: AlbumItemId; by: number; index: number } | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => heading.current?.focus(), []);
  useEffect(() => {
    // The browser takes the focus from an element that moves within the document.
    const tile = moved && list.current?.querySelector(`[data-item="${moved.id}"]`);
    const buttons = [...(tile?.querySelectorAll<HTMLButtonElement>('[data-move]:not(:disabled)') ?? [])];
    (buttons.find((button) => button.dataset.move === String(moved?.by)) ?? buttons[0])?.focus();
  }, [moved]);

  function move(id: AlbumItemId, index: number, by: number) {
    store.change(moveTo(ids, id, index));
    setMoved({ id, by, index });
  }

  return (
    <section aria-labelledby="arrange-photos" {...unsavedWorkProps(saving.kind !== 'idle')}>
      <Bar>
        <Typography ref={heading} id="arrange-photos" variant="h2" tabIndex={-1} sx={{ flex: 1, outline: 'none' }}>
          {t('Arrange photos')}
        </Typography>
        <OrderStatus album={album} saving={saving} onRetry={store.retry} onDiscard={store.discard} />
        <Button variant="contained" onClick={onDone}>
          {t('Done')}
        </Button>
      </Bar>
      <VisuallyHidden role="status">
        {moved && t('Moved to {number} of {total}', { number: moved.index + 1, total: items.length })}
      </VisuallyHidden>
      <Tiles ref={list} aria-label={t('Photos in their order')}>
        {items.map((item, index) => (
          <ArrangeTile
            key={item.id}
            item={item}
            number={index + 1}
            isLast={index === items.length - 1}
            isCover={item.id === album.coverId}
            isDragged={item.id === draggedId}
            drag={{
              onDragStart: () => setDraggedId(item.id),
              onDragEnd: () => setDraggedId(null),
              onDragOver: (event) => draggedId !== null && event.preventDefault(),
              onDrop: () => draggedId !== null && store.change(moveTo(ids, draggedId, index)),
            }}
            onMove={(by) => move(item.id, index + by, by)}
            onCover={() => void setCover(queries, memberId, album, item.id)}
            onRemove={() => {
              heading.current?.focus();
              void removeItem(queries, memberId, album, item.id);
            }}
          />
        ))}
      </Tiles>
    </section>
  );
}

const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: theme.spacing(1),
  marginBlockEnd: theme.spacing(1.5),
}));

const Tiles = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(164px, 1fr))',
  gap: theme.spacing(1),
  margin: 0,
  padding: 0,
  listStyle: 'none',
}));
