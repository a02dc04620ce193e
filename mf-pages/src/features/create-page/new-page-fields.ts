import { isSlug, SLUG_WORDS } from '../../lib/page-slug';

/** What the form asks for. */
export type NewPageFields = { name: string; description: string; slug: string; category: string };

export type NewPageField = keyof NewPageFields;

export const emptyNewPage: NewPageFields = { name: '', description: '', slug: '', category: '' };

/** What a page can be about. */
export const categoryLabels = [
  ...['Car and Vehicle', 'Technology', 'Business', 'Entertainment', 'Sports'],
  ...['Health', 'Education', 'Travel', 'Food', 'Fashion'],
] as const;

/** How the provider calls what it finds fault with. */
export const wireFields: Readonly<Record<string, NewPageField>> = {
  page_name: 'slug',
  page_title: 'name',
  page_category: 'category',
  page_description: 'description',
};

export type NewPageFaults = Partial<Record<NewPageField, string>>;

/** What is missing or can't be, by field. */
export function faultsOf({ name, slug, category }: NewPageFields): NewPageFaults {
  return {
    ...(name.trim() === '' && { name: 'Please enter page name' }),
    ...(slug.trim() === '' ? { slug: 'Please enter page URL' } : !isSlug(slug.trim()) && { slug: SLUG_WORDS }),
    ...(category === '' && { category: 'Please select page category' }),
  };
}

/** `Tea & Company` to `tea_company`: what an address could be called. */
export function slugOf(name: string): string {
  const plain = name.normalize('NFKD').replace(/\p{Mark}/gu, '');
  return plain
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .slice(0, 60)
    .replace(/^_+|_+$/g, '');
}
