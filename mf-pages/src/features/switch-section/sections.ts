/** The sections of a page's settings, in menu order. */
import { t } from '@social/texts';

export const sections = [
  { name: 'general', label: t('General Setting') },
  { name: 'information', label: t('Page Information') },
  { name: 'social', label: t('Social Links') },
  { name: 'pictures', label: t('Profile Picture & Cover') },
  { name: 'design', label: t('Design') },
  { name: 'admin', label: t('Admin') },
  { name: 'analytics', label: t('Page Analytics') },
  { name: 'delete', label: t('Delete Page') },
] as const;

export type SectionName = (typeof sections)[number]['name'];

/** Finds the section that an address names; the first one where it names none. */
export function findSection(name: string | null): SectionName {
  return sections.find((section) => section.name === name)?.name ?? 'general';
}
