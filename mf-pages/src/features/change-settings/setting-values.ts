import type { Page } from '@social/api/pages/page';
import type { SiteSettings } from '@social/api/site/fetch-site-settings';
import { isSlug, SLUG_WORDS } from '../../lib/page-slug';
import { isWebAddress } from '../../lib/web-address';
import type { SettingField, SettingName } from './setting-fields';

/** Text by setting. */
export type SettingTexts = Partial<Record<SettingName, string>>;

/** What a member wrote in place of what the provider had when they began. */
export type Edit = { from: string; to: string };
export type Edits = Partial<Record<SettingName, Edit>>;

export const LINK_WORDS = 'Write the whole address, such as https://example.org';

/** What the provider has. */
export function textsOf(fields: readonly SettingField[], page: Page, site: SiteSettings): SettingTexts {
  return Object.fromEntries(fields.map(({ name, read }) => [name, read(page, site)]));
}

/** The settings that somebody else changed since this member began to. */
export function conflictsOf(edits: Edits, current: SettingTexts): SettingName[] {
  return namesOf(edits).filter((name) => {
    const { from, to } = edits[name] ?? { from: '', to: '' };
    return current[name] !== from && current[name] !== to;
  });
}

/** The settings that would be different. */
export function changedNames(edits: Edits, current: SettingTexts): SettingName[] {
  return namesOf(edits).filter((name) => edits[name]?.to !== current[name]);
}

/** What is missing or can't be, by field. Only what the member changed, and what must not be empty. */
export function faultsOf(fields: readonly SettingField[], shown: SettingTexts): SettingTexts {
  return Object.fromEntries(
    fields.flatMap(({ name, requiredWords, isLink, isSlug: mustBeSlug }) => {
      const text = (shown[name] ?? '').trim();
      if (text === '') return requiredWords ? [[name, requiredWords]] : [];
      if (isLink && !isWebAddress(text)) return [[name, LINK_WORDS]];
      return mustBeSlug && !isSlug(text) ? [[name, SLUG_WORDS]] : [];
    }),
  );
}

function namesOf(edits: Edits): SettingName[] {
  return Object.keys(edits) as SettingName[];
}
