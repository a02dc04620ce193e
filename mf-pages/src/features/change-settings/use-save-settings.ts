import { toVisibleText } from '@social/text-grammar/visible-text';
import { ApiError } from '@social/api';
import { failureMessage } from '@social/api/failure-message';
import type { Page } from '@social/api/pages/page';
import { updatePage } from '@social/api/pages/update-page';
import type { SiteSettings } from '@social/api/site/fetch-site-settings';
import { apiClient, useSession } from '@social/session';
import { t } from '@social/texts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { parseFieldRefusal } from '../../lib/parse-field-refusal';
import { invalidatePages, pageQuery } from '../../lib/page-query';
import { isTaken, TAKEN_MESSAGE } from '../../lib/page-slug';
import type { SettingField } from './setting-fields';
import { findChangedNames, findSettingConflicts, readSettings, type Edits, type SettingTexts } from './setting-values';

export type SaveState = { kind: 'idle' } | { kind: 'saving' } | { kind: 'failed'; message: string; errors: SettingTexts };

export type SaveOutcome = 'saved' | 'conflict' | 'failed';

type SaveOptions = { page: Page; fields: readonly SettingField[]; site: SiteSettings };

/** Saves the edits. If another person has changed the same setting, saves nothing, and the page shows their value. */
export function useSaveSettings({ page, fields, site }: SaveOptions) {
  const queries = useQueryClient();
  const userId = useSession((session) => session.userId);
  const [state, setState] = useState<SaveState>({ kind: 'idle' });

  async function save(edits: Edits): Promise<SaveOutcome> {
    setState({ kind: 'saving' });
    try {
      const current = readSettings(fields, await queries.fetchQuery({ ...pageQuery(userId, page.id), staleTime: 0 }), site);
      if (findSettingConflicts(edits, current).length > 0) {
        setState({ kind: 'idle' });
        return 'conflict';
      }
      const changed = findChangedNames(edits, current);
      const changes = fields
        .filter(({ name }) => changed.includes(name))
        .map(({ name, write }) => write(toVisibleText(edits[name]?.to ?? ''), site));
      if (changes.length > 0) await updatePage(apiClient, page.id, Object.assign({}, ...changes) as object);
      await invalidatePages(queries);
      setState({ kind: 'idle' });
      return 'saved';
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setState(await toFailure(error, fields, edits));
      return 'failed';
    }
  }

  return { state, save };
}

async function toFailure(error: ApiError, fields: readonly SettingField[], edits: Edits): Promise<SaveState> {
  const refusal = parseFieldRefusal(error, Object.fromEntries(fields.map(({ wireName, name }) => [wireName, name])));
  if (refusal) return { kind: 'failed', message: '', errors: { [refusal.field]: refusal.message } };
  // Hosts word 'URL taken' differently, so the page itself is looked up.
  const slug = edits.pageUrl && toVisibleText(edits.pageUrl.to);
  if (slug && error.kind === 'refused' && (await isTaken(slug).catch(() => false)))
    return { kind: 'failed', message: '', errors: { pageUrl: TAKEN_MESSAGE } };
  return {
    kind: 'failed',
    message: t('Your changes are not saved. They are kept here. {failureMessage}', { failureMessage: failureMessage(error) }),
    errors: {},
  };
}
