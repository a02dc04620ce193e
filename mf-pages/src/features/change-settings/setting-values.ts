import { toVisibleText } from '@social/text-grammar/visible-text';
import type { Page } from '@social/api/pages/page';
import type { SiteSettings } from '@social/api/site/fetch-site-settings';
import type { FormEdits } from '@social/data/drafts/form-edits';
import { t } from '@social/texts';
import { formatExcess } from '@social/ui/fields/text-limit';
import { isSlug, SLUG_RULE } from '../../lib/page-slug';
import { isWebAddress } from '../../lib/web-address';
import { getMaxCharacters, type SettingField, type SettingName } from './setting-fields';

export type SettingTexts = Partial<Record<SettingName, string>>;

/** The edits of a section. */
export type Edits = FormEdits<SettingName>;

export const LINK_RULE = t('Write the whole address, such as https://example.org');

/** Reads the saved texts of a page's settings. */
export function readSettings(fields: readonly SettingField[], page: Page, site: SiteSettings): SettingTexts {
  return Object.fromEntries(fields.map(({ name, read }) => [name, read(page, site)]));
}

/** Finds the settings that somebody else changed since this member began to edit them. */
export function findSettingConflicts(edits: Edits, current: SettingTexts): SettingName[] {
  return getNames(edits).filter((name) => {
    const { from, to } = edits[name] ?? { from: '', to: '' };
    return current[name] !== from && current[name] !== to;
  });
}

/** Finds the settings whose edit differs from the saved text. */
export function findChangedNames(edits: Edits, current: SettingTexts): SettingName[] {
  return getNames(edits).filter((name) => edits[name]?.to !== current[name]);
}

/** Returns a message for each field that is missing or malformed. */
export function validateSettings(fields: readonly SettingField[], shown: SettingTexts): SettingTexts {
  return Object.fromEntries(
    fields.flatMap((field) => {
      const { name, requiredMessage, isLink, isSlug: mustBeSlug } = field;
      const text = toVisibleText(shown[name] ?? '');
      const excess = formatExcess(text, getMaxCharacters(field));
      if (excess !== null) return [[name, excess]];
      if (text === '') return requiredMessage ? [[name, requiredMessage]] : [];
      if (isLink && !isWebAddress(text)) return [[name, LINK_RULE]];
      return mustBeSlug && !isSlug(text) ? [[name, SLUG_RULE]] : [];
    }),
  );
}

function getNames(edits: Edits): SettingName[] {
  return Object.keys(edits) as SettingName[];
}
