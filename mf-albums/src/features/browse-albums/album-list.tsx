import type { Album } from '@social/api/albums/album';
import type { ListState } from '@social/data/lists/list-state';
import { t } from '@social/texts';
import { AlbumsIcon, Button, EmptyState, ErrorState, FirstPicture, styled, UnreadableNote, VisuallyHidden } from '@social/ui';
import { Link } from '@social/ui/router';
import { CREATE_ALBUM_PATH } from '../../lib/album-paths';
import { albumsFailureMessage } from '../../lib/albums-failure-message';
import { AlbumCard } from './album-card';
import { AlbumSkeleton } from './album-skeleton';
import { AlbumsEndNotice } from './albums-end-notice';

/** Shows albums as cards, and the state of the pages that follow. */
export function AlbumList({ state }: { state: ListState<Album> }) {
  switch (state.kind) {
    case 'loading':
      return (
        <Cards role="status">
          <VisuallyHidden>{t('Loading albums')}</VisuallyHidden>
          <AlbumSkeleton />
          <AlbumSkeleton />
          <AlbumSkeleton />
          <AlbumSkeleton />
        </Cards>
      );
    case 'empty':
      return (
        <EmptyState
          icon={<AlbumsIcon />}
          title={t('No albums found. Create your first album!')}
          action={
            <Button component={Link} to={CREATE_ALBUM_PATH} variant="contained">
              {t('Create your first album')}
            </Button>
          }
        />
      );
    case 'failed':
      return <ErrorState title={albumsFailureMessage(state.error)} onRetry={state.retry} />;
    case 'ready':
      return (
        <>
          <FirstPicture>
            <Cards aria-busy={state.end.kind === 'loading'}>
              {state.items.map((album) => (
                <AlbumCard key={album.id} album={album} />
              ))}
            </Cards>
          </FirstPicture>
          <UnreadableNote count={state.unreadableCount} singular={t('album')} plural={t('albums')} />
          <AlbumsEndNotice key={state.items.length} end={state.end} />
        </>
      );
  }
}

const Cards = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 272px), 1fr))',
  gap: theme.spacing(2),
}));
