import { toVisibleText } from '@social/text-grammar/visible-text';
import { object, text } from '@social/api/wire';
import { jsonCodec } from '@social/data/drafts/draft-codec';
import { t } from '@social/texts';
import { formatExcess } from '@social/ui/fields/text-limit';
import { isSlug, SLUG_RULE } from '../../lib/page-slug';

export type NewPageFields = { name: string; description: string; slug: string; category: string };

export type NewPageField = keyof NewPageFields;

/** Stores the fields until the page is created. */
export const newPageCodec = jsonCodec<NewPageFields>({
  empty: { name: '', description: '', slug: '', category: '' },
  isEmpty: (fields) => Object.values(fields).every((value) => value === ''),
  decoder: object({ name: text, description: text, slug: text, category: text }),
});

/** The categories that the form offers. */
export const categories = [
  { value: 'Car and Vehicle', label: t('Car and Vehicle') },
  { value: 'Technology', label: t('Technology') },
  { value: 'Business', label: t('Business') },
  { value: 'Entertainment', label: t('Entertainment') },
  { value: 'Sports', label: t('Sports') },
  { value: 'Health', label: t('Health') },
  { value: 'Education', label: t('Education') },
  { value: 'Travel', label: t('Travel') },
  { value: 'Food', label: t('Food') },
  { value: 'Fashion', label: t('Fashion') },
] as const;

/** Our field by the provider's name in a validation error. */
export const wireFields: Readonly<Record<string, NewPageField>> = {
  page_name: 'slug',
  page_title: 'name',
  page_category: 'category',
  page_description: 'description',
};

/** The provider's limits. */
export const maxCharacters = { name: 120, description: 3000 };

export type NewPageErrors = Partial<Record<NewPageField, string>>;

/** Returns a message for each field that is missing or malformed. */
export function validateNewPage({ name, slug, category, description }: NewPageFields): NewPageErrors {
  const [longName, longDescription] = [formatExcess(name, maxCharacters.name), formatExcess(description, maxCharacters.description)];
  return {
    ...(longName !== null && { name: longName }),
    ...(longDescription !== null && { description: longDescription }),
    ...(toVisibleText(name) === '' && { name: t('Please enter page name') }),
    ...(toVisibleText(slug) === '' ? { slug: t('Please enter page URL') } : !isSlug(toVisibleText(slug)) && { slug: SLUG_RULE }),
    ...(category === '' && { category: t('Please select page category') }),
  };
}

/** Suggests a URL for a name: `tea_company` for `Tea & Company`. */
export function toSlug(name: string): string {
  const plain = name.normalize('NFKD').replace(/\p{Mark}/gu, '');
  return plain
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .slice(0, 60)
    .replace(/^_+|_+$/g, '');
}
