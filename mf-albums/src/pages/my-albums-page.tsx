import type { PersonId } from '@social/api';
import { useHiddenIds } from '@social/data';
import { toListState } from '@social/data/lists/list-state';
import { apiClient, useSession } from '@social/session';
import { t } from '@social/texts';
import { AddIcon, Button, Typography } from '@social/ui';
import { Link } from '@social/ui/router';
import { useInfiniteQuery } from '@tanstack/react-query';
import { AlbumList } from '../features/browse-albums/album-list';
import { CREATE_ALBUM_PATH } from '../lib/album-paths';
import { albumsQuery } from '../lib/albums-query';
import { deletedAlbums } from '../lib/deleted-albums';
import { PageColumn } from '@social/ui/layout/page-column';
import { PageHeading } from '../lib/page-heading';
import { SignInNotice } from '../lib/sign-in-notice';
import { loadAlbumPage } from './load-album-page';

/** Lists the member's own albums, newest first. */
export function MyAlbumsPage() {
  const userId = useSession((session) => session.userId);
  return (
    <PageColumn>
      <PageHeading>
        <Typography variant="h1">{t('My Albums')}</Typography>
        <Button component={Link} to={CREATE_ALBUM_PATH} state={{ isFromList: true }} variant="contained" startIcon={<AddIcon />}>
          {t('Create Album')}
        </Button>
      </PageHeading>
      {userId === null ? <SignInNotice /> : <OwnAlbums key={userId} userId={userId} />}
    </PageColumn>
  );
}

function OwnAlbums({ userId }: { userId: PersonId }) {
  const deleted = useHiddenIds(deletedAlbums);
  const albums = useInfiniteQuery(albumsQuery(apiClient, userId));
  return (
    <div onPointerOver={preloadAlbumPage} onFocus={preloadAlbumPage}>
      <AlbumList state={toListState(albums, (all) => all.filter(({ id }) => !deleted.has(id)))} />
    </div>
  );
}

/** A member who points at an album is about to open it. */
function preloadAlbumPage(): void {
  // A failure is told where the album is opened.
  loadAlbumPage().catch(() => undefined);
}
