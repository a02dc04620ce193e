import { ApiError } from '@social/api';
import { failureMessage } from '@social/api/failure-message';
import type { Page } from '@social/api/pages/page';
import { createPost } from '@social/api/posts/create-post';
import { noExtras } from '@social/api/posts/post-extras';
import { apiClient, useSession } from '@social/session';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { invalidatePages } from '../../lib/page-query';

export type PublishState = { kind: 'idle' } | { kind: 'sending' } | { kind: 'failed'; message: string };

/** Publishes a post on a page. Resolves to whether it was published. */
export function usePublish(page: Page) {
  const queries = useQueryClient();
  const userId = useSession((session) => session.userId);
  const [state, setState] = useState<PublishState>({ kind: 'idle' });

  async function publish(text: string, pictures: readonly File[]): Promise<boolean> {
    if (userId === null) return false;
    setState({ kind: 'sending' });
    try {
      await createPost(apiClient, {
        ...{ text, userId, pageId: page.id },
        uploads: pictures.map((file) => ({ kind: 'photo', file })),
        ...noExtras,
        ...{ audience: 'everyone', allowsComments: true },
      });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setState({ kind: 'failed', message: toFailureMessage(error) });
      return false;
    }
    setState({ kind: 'idle' });
    void invalidatePages(queries);
    return true;
  }

  return { state, publish };
}

function toFailureMessage(error: ApiError): string {
  const isKnown = error.kind === 'refused' || error.kind === 'rate-limited' || error.kind === 'signed-out';
  const outcome = isKnown
    ? 'Your post is not published. It is kept here.'
    : 'Your post may not have come through. It is kept here: look below before you send it again.';
  return `${outcome} ${failureMessage(error)}`;
}
