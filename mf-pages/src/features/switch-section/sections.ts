/** The sections of a page's settings, in menu order. */
export const sections = [
  { name: 'general', label: 'General Setting' },
  { name: 'information', label: 'Page Information' },
  { name: 'social', label: 'Social Links' },
  { name: 'pictures', label: 'Profile Picture & Cover' },
  { name: 'design', label: 'Design' },
  { name: 'admin', label: 'Admin' },
  { name: 'analytics', label: 'Page Analytics' },
  { name: 'delete', label: 'Delete Page' },
] as const;

export type SectionName = (typeof sections)[number]['name'];

/** Finds the section that an address names; the first one where it names none. */
export function findSection(name: string | null): SectionName {
  return sections.find((section) => section.name === name)?.name ?? 'general';
}
