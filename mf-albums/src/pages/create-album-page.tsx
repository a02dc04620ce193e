import type { PersonId } from '@social/api';
import type { StoredAlbum } from '@social/api/albums/call-albums';
import { useSession } from '@social/session';
import { t } from '@social/texts';
import { notify, Typography } from '@social/ui';
import { useNavigate } from '@social/ui/router';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { AlbumForm } from '../features/create-album/album-form';
import { useAlbumForm } from '../features/create-album/use-album-form';
import { toAlbumPath } from '../lib/album-paths';
import { getAlbumTitle } from '../lib/album-labels';
import { BackToAlbums } from '../lib/back-to-albums';
import { PageColumn } from '@social/ui/layout/page-column';
import { cacheNewAlbum } from '../lib/cache-new-album';
import { SignInNotice } from '../lib/sign-in-notice';
import { formatRefusedFiles } from '../lib/upload/format-refused-files';

/** The form for a new album. The album opens once it is published. */
export function CreateAlbumPage() {
  const userId = useSession((session) => session.userId);
  return (
    <PageColumn>
      <BackToAlbums />
      <Typography variant="h1">{t('Create Album')}</Typography>
      {userId === null ? <SignInNotice /> : <OwnAlbumForm key={userId} userId={userId} />}
    </PageColumn>
  );
}

function OwnAlbumForm({ userId }: { userId: PersonId }) {
  const { form, state } = useAlbumForm(userId);
  const queries = useQueryClient();
  const navigate = useNavigate();
  const isMounted = useRef(true);

  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);

  async function publish() {
    const fileNames = form.getState().files.files.map(({ name }) => name);
    const created = await form.publish();
    if (created) await openAlbum(created, formatRefusedFiles(created, fileNames));
  }

  /** Offers a link instead of opening the album if the member has left the form. */
  async function openAlbum({ album }: StoredAlbum, refusedFiles: readonly string[]) {
    cacheNewAlbum(queries, userId, album);
    const open = () => void navigate(toAlbumPath(album.id), { state: { refusedFiles }, replace: isMounted.current });
    if (isMounted.current) return open();
    const end = await notify({
      severity: 'success',
      message: t('Your album “{albumTitle}” is published.', { albumTitle: getAlbumTitle(album) }),
      action: t('Open'),
    });
    if (end === 'action') open();
  }

  return <AlbumForm state={state} form={form} onPublish={() => void publish()} />;
}
