import { ApiError, type PersonId } from '@social/api';
import { siteSettingsQuery } from '@social/data/site/site-settings-query';
import { apiClient } from '@social/session';
import { plural, t } from '@social/texts';
import { notify } from '@social/ui';
import type { QueryClient } from '@tanstack/react-query';
import { descriptionPrompt } from './description-prompt';

/** Long enough to read two sentences and choose. */
const SHOWN_MS = 10_000;

type Options = { queries: QueryClient; memberId: PersonId; undescribedCount: number; onDescribe: () => void };

/**
 * Announces a post whose pictures have no description, and asks for them. Resolves to false, with nothing announced, where the host cannot change them
 * or the member does not want to be asked.
 */
export async function askForDescriptions({ queries, memberId, undescribedCount, onDescribe }: Options): Promise<boolean> {
  if (!descriptionPrompt.isOn(memberId) || !(await canDescribe(queries))) return false;
  void ask(memberId, undescribedCount, onDescribe);
  return true;
}

async function canDescribe(queries: QueryClient): Promise<boolean> {
  try {
    return (await queries.fetchQuery(siteSettingsQuery(apiClient))).canEditPhotoDescriptions;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    // As on hosts without the call.
    return false;
  }
}

async function ask(memberId: PersonId, count: number, onDescribe: () => void): Promise<void> {
  const sentence = plural(count, { one: '{count} picture has no description.', other: '{count} pictures have no description.' });
  const outcome = await notify({
    severity: 'success',
    message: t('Your post is published. {sentence}', { sentence }),
    action: t('Describe'),
    secondAction: t("Don't ask again"),
    durationMs: SHOWN_MS,
  });
  if (outcome === 'action') onDescribe();
  if (outcome === 'second-action') await stopAsking(memberId);
}

async function stopAsking(memberId: PersonId): Promise<void> {
  descriptionPrompt.setOn(memberId, false);
  const message = t("You won't be asked again. You can still use 'Describe pictures' in the options of a post.");
  const outcome = await notify({ severity: 'info', message, action: t('Undo') });
  if (outcome === 'action') descriptionPrompt.setOn(memberId, true);
}
