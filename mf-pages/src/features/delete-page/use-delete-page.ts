import { ApiError } from '@social/api';
import { failureMessage } from '@social/api/failure-message';
import { deletePage } from '@social/api/pages/delete-page';
import { fetchPage } from '@social/api/pages/fetch-page';
import type { Page } from '@social/api/pages/page';
import { apiClient, useSession } from '@social/session';
import { t } from '@social/texts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { invalidatePages, pageQuery } from '../../lib/page-query';

export type DeletePageState = { kind: 'idle' } | { kind: 'deleting' } | { kind: 'failed'; message: string };

/** Deletes a page for good. Calls `onDeleted` before the queries are invalidated, so that its settings are not fetched again. */
export function useDeletePage(page: Page, onDeleted: () => void) {
  const queries = useQueryClient();
  const userId = useSession((session) => session.userId);
  const [state, setState] = useState<DeletePageState>({ kind: 'idle' });

  async function remove(password: string): Promise<void> {
    setState({ kind: 'deleting' });
    try {
      await deletePage(apiClient, page.id, password).catch(rethrowUnlessDeleted);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return setState({
        kind: 'failed',
        message: t('{name} is not deleted. {failureMessage}', { name: page.name, failureMessage: failureMessage(error) }),
      });
    }
    onDeleted();
    queries.removeQueries({ queryKey: pageQuery(userId, page.id).queryKey });
    await invalidatePages(queries);
  }

  /** Looks the page up after a lost answer: it may have been deleted all the same. */
  async function rethrowUnlessDeleted(error: unknown): Promise<void> {
    if (!(error instanceof ApiError) || error.kind === 'refused' || error.kind === 'signed-out') throw error;
    const isDeleted = await fetchPage(apiClient, { id: page.id }).then(
      () => false,
      (reason: unknown) => reason instanceof ApiError && reason.kind === 'refused',
    );
    if (!isDeleted) throw error;
  }

  return { state, remove };
}
