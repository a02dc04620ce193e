import { toVisibleText } from '@social/text-grammar/visible-text';
import { ApiError } from '@social/api';
import { failureMessage } from '@social/api/failure-message';
import { createPage } from '@social/api/pages/create-page';
import { fetchPage } from '@social/api/pages/fetch-page';
import type { Page } from '@social/api/pages/page';
import { newId } from '@social/data';
import { siteSettingsQuery } from '@social/data/site/site-settings-query';
import { apiClient } from '@social/session';
import { t } from '@social/texts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { parseFieldRefusal } from '../../lib/parse-field-refusal';
import { invalidatePages } from '../../lib/page-query';
import { isTaken, TAKEN_MESSAGE } from '../../lib/page-slug';
import { findIdByLabel } from '../../lib/find-id-by-label';
import { wireFields, type NewPageErrors, type NewPageFields } from './new-page-fields';

export type CreatePageState = { kind: 'idle' } | { kind: 'sending' } | { kind: 'failed'; message: string; errors: NewPageErrors };

/** Creates a page. Resolves to it, or to null when it could not be created; `state` then has the reason. */
export function useCreatePage() {
  const queries = useQueryClient();
  const [idempotencyKey] = useState(newId);
  const [state, setState] = useState<CreatePageState>({ kind: 'idle' });

  async function create(fields: NewPageFields): Promise<Page | null> {
    setState({ kind: 'sending' });
    // A host that does not list its categories may still accept their labels.
    const site = await queries.ensureQueryData(siteSettingsQuery(apiClient)).catch(() => null);
    const newPage = {
      slug: toVisibleText(fields.slug),
      name: toVisibleText(fields.name),
      description: toVisibleText(fields.description),
      categoryId: findIdByLabel(site?.pageCategories, fields.category),
    };
    try {
      const page = await createPage(apiClient, newPage, { idempotencyKey }).catch((error: unknown) => findCreatedPage(newPage, error));
      setState({ kind: 'idle' });
      void invalidatePages(queries);
      return page;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setState(await toFailure(error, newPage.slug));
      return null;
    }
  }

  return { state, create };
}

/** Looks the page up after a lost answer: it may have been created all the same. */
async function findCreatedPage(newPage: { slug: string; name: string }, error: unknown): Promise<Page> {
  const mayExist = error instanceof ApiError && ['network', 'timeout', 'server', 'contract'].includes(error.kind);
  const page = mayExist ? await fetchPage(apiClient, { slug: newPage.slug }).catch(() => null) : null;
  if (page?.isMine && page.name === newPage.name) return page;
  throw error;
}

async function toFailure(error: ApiError, slug: string): Promise<CreatePageState> {
  const refusal = parseFieldRefusal(error, wireFields);
  if (refusal) return { kind: 'failed', message: '', errors: { [refusal.field]: refusal.message } };
  // Hosts word 'URL taken' differently, so the page itself is looked up.
  if (error.kind === 'refused' && (await isTaken(slug).catch(() => false)))
    return { kind: 'failed', message: '', errors: { slug: TAKEN_MESSAGE } };
  return {
    kind: 'failed',
    message: t('“{slug}” was not made. What you wrote is kept here. {failureMessage}', { slug, failureMessage: failureMessage(error) }),
    errors: {},
  };
}
