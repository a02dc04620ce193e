import { ApiError } from '@social/api';
import { fetchPage } from '@social/api/pages/fetch-page';
import { apiClient } from '@social/session';
import { t } from '@social/texts';

export const SLUG_RULE = t('Use 3 to 60 letters, digits or _.');

export const TAKEN_MESSAGE = t('This page URL is taken already.');

export function isSlug(slug: string): boolean {
  return /^[A-Za-z0-9_]{3,60}$/.test(slug);
}

/** Returns true if a page has this slug. @throws {ApiError} when the provider gives no answer. */
export async function isTaken(slug: string, signal?: AbortSignal): Promise<boolean> {
  try {
    await fetchPage(apiClient, { slug }, signal && { signal });
    return true;
  } catch (error) {
    if (error instanceof ApiError && error.kind === 'refused') return false;
    throw error;
  }
}
