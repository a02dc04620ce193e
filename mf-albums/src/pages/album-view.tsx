import type { PersonId } from '@social/api';
import type { Album } from '@social/api/albums/album';
import { useHiddenIds } from '@social/data';
import { t } from '@social/texts';
import { Card, RegionSlot, styled } from '@social/ui';
import { useState } from 'react';
import { ArrangePhotos } from '../features/arrange-photos/arrange-photos';
import { AlbumHeader } from '../features/view-album/album-header';
import { RefusedFilesNotice } from '../features/view-album/refused-files-notice';
import { getAlbumTitle } from '../lib/album-labels';
import { removedItems } from '../lib/removed-items';
import { AlbumPhotos } from './album-photos';
import { OwnAlbumActions } from './own-album-actions';
import type { SlotInputs } from '../slot-inputs';

/** Shows an album as a post with likes and comments, and below it all of its photos. */
export function AlbumView({ album: stored, memberId }: { album: Album; memberId: PersonId }) {
  const removed = useHiddenIds(removedItems);
  const [isArranging, setArranging] = useState(false);
  const album = { ...stored, items: stored.items.filter(({ id }) => id === null || !removed.has(id)) };
  const parts: SlotInputs['mf_feed/post-parts'] = { postId: album.id };
  const isOwn = album.publisher?.id === memberId;

  return (
    <>
      <RefusedFilesNotice />
      <Card component="article" aria-label={getAlbumTitle(album)}>
        <AlbumHeader album={album} />
        <Parts>
          <RegionSlot remote="mf_feed" expose="./post-parts" name={t('Likes and comments')} input={parts} />
        </Parts>
      </Card>
      {isArranging ? (
        <ArrangePhotos album={stored} memberId={memberId} onDone={() => setArranging(false)} />
      ) : (
        <AlbumPhotos
          album={album}
          actions={isOwn && <OwnAlbumActions album={stored} memberId={memberId} onArrange={() => setArranging(true)} />}
        />
      )}
    </>
  );
}

const PARTS_PX = 52;

/** Has the height of the row of counts from the start: the shell's skeleton is higher, and the photos below would move. */
const Parts = styled('div')({
  minHeight: PARTS_PX,
  '&:has([aria-busy="true"])': { height: PARTS_PX, overflow: 'hidden' },
});
