import type { PersonId } from '@social/api';
import type { CreatedAlbum } from '@social/api/albums/create-album';
import { useSession } from '@social/session';
import { notify, Typography } from '@social/ui';
import { useNavigate } from '@social/ui/router';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { AlbumForm } from '../features/create-album/album-form';
import { leftOutWords } from '../features/create-album/left-out-words';
import { useAlbumForm } from '../features/create-album/use-album-form';
import { albumPath } from '../lib/album-paths';
import { albumTitle } from '../lib/album-words';
import { BackToAlbums } from '../lib/back-to-albums';
import { PageColumn, PageHead } from '../lib/page-column';
import { showNewAlbum } from '../lib/show-new-album';
import { SignInNotice } from '../lib/sign-in-notice';

/** The form for a new album; once that is published it opens. */
export function CreateAlbumPage() {
  const userId = useSession((session) => session.userId);
  return (
    <PageColumn>
      <PageHead>
        <BackToAlbums />
        <Typography variant="h1">Create Album</Typography>
      </PageHead>
      {userId === null ? <SignInNotice /> : <OwnAlbumForm key={userId} userId={userId} />}
    </PageColumn>
  );
}

function OwnAlbumForm({ userId }: { userId: PersonId }) {
  const { form, state } = useAlbumForm(userId);
  const queries = useQueryClient();
  const navigate = useNavigate();
  const isHere = useRef(true);

  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);

  async function publish() {
    const fileNames = form.getState().draft.files.map(({ name }) => name);
    const created = await form.publish();
    if (created) await show(created, leftOutWords(created, fileNames));
  }

  /** Who looks at something else by now is told, and not taken away from it. */
  async function show({ album }: CreatedAlbum, leftOut: readonly string[]) {
    showNewAlbum(queries, userId, album);
    const open = () => void navigate(albumPath(album.id), { state: { leftOut }, replace: isHere.current });
    if (isHere.current) return open();
    const end = await notify({ severity: 'success', message: `Your album “${albumTitle(album)}” is published.`, action: 'Open' });
    if (end === 'action') open();
  }

  return <AlbumForm state={state} form={form} onPublish={() => void publish()} />;
}
