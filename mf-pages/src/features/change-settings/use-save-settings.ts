import { ApiError } from '@social/api';
import { failureMessage } from '@social/api/failure-message';
import type { Page } from '@social/api/pages/page';
import { updatePage } from '@social/api/pages/update-page';
import type { SiteSettings } from '@social/api/site/fetch-site-settings';
import { apiClient, useSession } from '@social/session';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { fieldRefusal } from '../../lib/field-refusal';
import { forgetPages, pageQuery } from '../../lib/page-query';
import { isTaken, TAKEN_WORDS } from '../../lib/page-slug';
import type { SettingField } from './setting-fields';
import { changedNames, conflictsOf, textsOf, type Edits, type SettingTexts } from './setting-values';

export type SaveState = { kind: 'idle' } | { kind: 'saving' } | { kind: 'failed'; words: string; faults: SettingTexts };

export type SaveOutcome = 'saved' | 'conflict' | 'failed';

type Wish = { page: Page; fields: readonly SettingField[]; site: SiteSettings };

/** Saves what was changed, unless somebody else changed the same meanwhile: then nothing is, and the page shows theirs. */
export function useSaveSettings({ page, fields, site }: Wish) {
  const queries = useQueryClient();
  const userId = useSession((session) => session.userId);
  const [state, setState] = useState<SaveState>({ kind: 'idle' });

  async function save(edits: Edits): Promise<SaveOutcome> {
    setState({ kind: 'saving' });
    try {
      const current = textsOf(fields, await queries.fetchQuery({ ...pageQuery(userId, page.id), staleTime: 0 }), site);
      if (conflictsOf(edits, current).length > 0) {
        setState({ kind: 'idle' });
        return 'conflict';
      }
      const changed = changedNames(edits, current);
      const changes = fields
        .filter(({ name }) => changed.includes(name))
        .map(({ name, write }) => write((edits[name]?.to ?? '').trim(), site));
      if (changes.length > 0) await updatePage(apiClient, page.id, Object.assign({}, ...changes) as object);
      await forgetPages(queries);
      setState({ kind: 'idle' });
      return 'saved';
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setState(await failureOf(error, fields, edits));
      return 'failed';
    }
  }

  return { state, save };
}

async function failureOf(error: ApiError, fields: readonly SettingField[], edits: Edits): Promise<SaveState> {
  const refusal = fieldRefusal(error, Object.fromEntries(fields.map(({ wireName, name }) => [wireName, name])));
  if (refusal) return { kind: 'failed', words: '', faults: { [refusal.field]: refusal.words } };
  // Hosts say in their own words that a URL is taken; whether it is, they tell in one way.
  const slug = edits.pageUrl?.to.trim();
  if (slug && error.kind === 'refused' && (await isTaken(slug).catch(() => false)))
    return { kind: 'failed', words: '', faults: { pageUrl: TAKEN_WORDS } };
  return { kind: 'failed', words: `Your changes are not saved. They are kept here. ${failureMessage(error)}`, faults: {} };
}
