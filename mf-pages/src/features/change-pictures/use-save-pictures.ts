import { ApiError } from '@social/api';
import { failureMessage } from '@social/api/failure-message';
import type { Page } from '@social/api/pages/page';
import { updatePage } from '@social/api/pages/update-page';
import { apiClient, useSession } from '@social/session';
import { t } from '@social/texts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { invalidatePages, pageQuery } from '../../lib/page-query';
import { pictureRules, type PictureKind } from '../../lib/picture-kinds';
import type { DraftPicture } from './use-draft-picture';

export type SavePicturesState = { kind: 'idle' } | { kind: 'saving'; percent: number } | { kind: 'failed'; message: string };

export type DraftPictures = Partial<Record<PictureKind, DraftPicture>>;

/** Saves pictures unless another person has changed the same picture since it was read. */
export function useSavePictures(page: Page) {
  const queries = useQueryClient();
  const userId = useSession((session) => session.userId);
  const [state, setState] = useState<SavePicturesState>({ kind: 'idle' });

  async function save(chosen: DraftPictures): Promise<'saved' | 'conflict' | 'failed'> {
    setState({ kind: 'saving', percent: 0 });
    try {
      const current = await queries.fetchQuery({ ...pageQuery(userId, page.id), staleTime: 0 });
      if (findPictureConflicts(chosen, current).length > 0) {
        setState({ kind: 'idle' });
        return 'conflict';
      }
      const pictures = Object.fromEntries(Object.entries(chosen).map(([kind, { picture }]) => [kind, picture]));
      await updatePage(apiClient, page.id, pictures, {
        onUploadProgress: ({ sentBytes, totalBytes }) =>
          setState({ kind: 'saving', percent: totalBytes ? Math.round((sentBytes / totalBytes) * 100) : 0 }),
      });
      await invalidatePages(queries);
      setState({ kind: 'idle' });
      return 'saved';
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setState({
        kind: 'failed',
        message: t('Your pictures are not saved. They are kept here. {failureMessage}', { failureMessage: failureMessage(error) }),
      });
      return 'failed';
    }
  }

  return { state, save };
}

/** Finds the pictures that somebody else replaced after these were chosen. */
export function findPictureConflicts(chosen: DraftPictures, page: Page): PictureKind[] {
  return (Object.keys(chosen) as PictureKind[]).filter(
    (kind) => stripQuery(chosen[kind]?.from) !== stripQuery(pictureRules[kind].getUrl(page)),
  );
}

/** Some hosts add a timestamp to the query of each address, so the query says nothing about the picture. */
function stripQuery(url: string | null | undefined): string {
  return url?.split('?')[0] ?? '';
}
