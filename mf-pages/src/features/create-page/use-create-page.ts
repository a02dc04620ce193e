import { ApiError } from '@social/api';
import { failureMessage } from '@social/api/failure-message';
import { createPage } from '@social/api/pages/create-page';
import { fetchPage } from '@social/api/pages/fetch-page';
import type { Page } from '@social/api/pages/page';
import { apiClient } from '@social/session';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { fieldRefusal } from '../../lib/field-refusal';
import { forgetPages } from '../../lib/page-query';
import { isTaken, TAKEN_WORDS } from '../../lib/page-slug';
import { idOfLabel, siteSettingsQuery } from '../../lib/site-settings-query';
import { wireFields, type NewPageFaults, type NewPageFields } from './new-page-fields';

export type CreatePageState = { kind: 'idle' } | { kind: 'sending' } | { kind: 'failed'; words: string; faults: NewPageFaults };

/** Makes a page. Resolves to it, or to null when it could not be made; `state` says why then. */
export function useCreatePage() {
  const queries = useQueryClient();
  const [state, setState] = useState<CreatePageState>({ kind: 'idle' });

  async function create(fields: NewPageFields): Promise<Page | null> {
    setState({ kind: 'sending' });
    // A host that does not list its categories may still read their labels.
    const site = await queries.ensureQueryData(siteSettingsQuery).catch(() => null);
    const wish = {
      slug: fields.slug.trim(),
      name: fields.name.trim(),
      description: fields.description.trim(),
      categoryId: idOfLabel(site?.pageCategories, fields.category),
    };
    try {
      const page = await createPage(apiClient, wish).catch((error: unknown) => pageThatCameThrough(wish, error));
      setState({ kind: 'idle' });
      void forgetPages(queries);
      return page;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setState(await failureOf(error, wish.slug));
      return null;
    }
  }

  return { state, create };
}

/** An answer that got lost does not mean that nothing was made: then the page is there, and it is this member's. */
async function pageThatCameThrough(wish: { slug: string; name: string }, error: unknown): Promise<Page> {
  const mayBeThere = error instanceof ApiError && ['network', 'timeout', 'server', 'contract'].includes(error.kind);
  const page = mayBeThere ? await fetchPage(apiClient, { slug: wish.slug }).catch(() => null) : null;
  if (page?.isMine && page.name === wish.name) return page;
  throw error;
}

async function failureOf(error: ApiError, slug: string): Promise<CreatePageState> {
  const refusal = fieldRefusal(error, wireFields);
  if (refusal) return { kind: 'failed', words: '', faults: { [refusal.field]: refusal.words } };
  // Hosts say in their own words that a URL is taken; whether it is, they tell in one way.
  if (error.kind === 'refused' && (await isTaken(slug).catch(() => false)))
    return { kind: 'failed', words: '', faults: { slug: TAKEN_WORDS } };
  return { kind: 'failed', words: `“${slug}” was not made. What you wrote is kept here. ${failureMessage(error)}`, faults: {} };
}
