import type { PersonId } from '@social/api';
import { useSession } from '@social/session';
import { t } from '@social/texts';
import { Button, EmptyState, ErrorState, Typography } from '@social/ui';
import { Link } from '@social/ui/router';
import { AlbumPageSkeleton, AlbumPreviewCard } from '../features/view-album/album-preview-card';
import { useAlbum, type AlbumState } from '../features/view-album/use-album';
import { BackToAlbums } from '../lib/back-to-albums';
import { ALBUMS_PATH, CREATE_ALBUM_PATH } from '../lib/album-paths';
import { albumsFailureMessage } from '../lib/albums-failure-message';
import { PageColumn } from '@social/ui/layout/page-column';
import { PageHeading } from '../lib/page-heading';
import { SignInNotice } from '../lib/sign-in-notice';
import { AlbumView } from './album-view';

/** Shows the album that the address names by its id or its title. */
export function AlbumPage({ reference }: { reference: string }) {
  const userId = useSession((session) => session.userId);
  return (
    <PageColumn>
      <PageHeading>
        <BackToAlbums />
        <Button component={Link} to={CREATE_ALBUM_PATH} sx={{ ml: 'auto' }}>
          {t('Create Album')}
        </Button>
      </PageHeading>
      {userId === null ? <SignInNotice /> : <AlbumContent key={`${userId} ${reference}`} userId={userId} reference={reference} />}
    </PageColumn>
  );
}

function AlbumContent({ userId, reference }: { userId: PersonId; reference: string }) {
  const state: AlbumState = useAlbum(userId, reference);
  switch (state.kind) {
    case 'loading':
      return <AlbumPageSkeleton />;
    case 'preview':
      return <AlbumPreviewCard preview={state.preview} />;
    case 'missing':
      return (
        <>
          <Typography variant="h1">{t('Album')}</Typography>
          <EmptyState
            title={t('There is no such album')}
            detail={t('It may have been deleted, or its address may be wrong.')}
            action={
              <Button component={Link} to={ALBUMS_PATH} variant="outlined">
                {t('See all albums')}
              </Button>
            }
          />
        </>
      );
    case 'failed':
      return (
        <>
          <Typography variant="h1">{t('Album')}</Typography>
          <ErrorState title={albumsFailureMessage(state.error)} onRetry={state.retry} />
        </>
      );
    case 'ready':
      return <AlbumView album={state.album} memberId={userId} />;
  }
}
