import type { Page } from '@social/api/pages/page';
import type { PageChange } from '@social/api/pages/update-page';
import type { Labels, SiteSettings } from '@social/api/site/fetch-site-settings';
import { t } from '@social/texts';
import { findIdByLabel } from '../../lib/find-id-by-label';

export type SettingName =
  | 'pageName'
  | 'category'
  | 'subCategory'
  | 'callToAction'
  | 'callToTargetUrl'
  | 'pageUrl'
  | 'canPost'
  | 'companyName'
  | 'phone'
  | 'location'
  | 'websiteUrl'
  | 'about'
  | 'facebook'
  | 'twitter'
  | 'instagram'
  | 'vkontakte'
  | 'linkedin'
  | 'youtube';

export type Option = { value: string; label: string };

/** A field of a settings form. Its value is text; '' means not set. */
export type SettingField = {
  name: SettingName;
  label: string;
  /** The provider's name of the field in its validation errors. */
  wireName: string;
  /** Default: 300. */
  maxCharacters?: number;
  isLong?: boolean;
  isLink?: boolean;
  isSlug?: boolean;
  /** Shown when the field is empty; a field without it is optional. */
  requiredMessage?: string;
  /** The choices. A saved value that is none of them is offered too. */
  options?: (site: SiteSettings) => readonly Option[];
  read: (page: Page, site: SiteSettings) => string;
  write: (value: string, site: SiteSettings) => PageChange;
};

/** Returns the provider's limit of a field. */
export function getMaxCharacters({ maxCharacters = 300 }: SettingField): number {
  return maxCharacters;
}

export type FormSection = 'general' | 'information' | 'social';

const general: SettingField[] = [
  {
    name: 'pageName',
    label: t('Page Name'),
    wireName: 'page_title',
    maxCharacters: 120,
    requiredMessage: t('Please enter page name'),
    read: (page) => page.name,
    write: (name) => ({ name }),
  },
  {
    name: 'category',
    label: t('Category'),
    wireName: 'page_category',
    options: () => [
      { value: 'HIP-HOP Music', label: t('HIP-HOP Music') },
      { value: 'Rock Music', label: t('Rock Music') },
      { value: 'Pop Music', label: t('Pop Music') },
      { value: 'Jazz Music', label: t('Jazz Music') },
      { value: 'Classical Music', label: t('Classical Music') },
    ],
    read: (page) => page.categoryName,
    write: (label, site) => ({ categoryId: findIdByLabel(site.pageCategories, label) }),
  },
  {
    name: 'subCategory',
    label: t('Sub Category'),
    wireName: 'sub_category',
    options: () => [{ value: 'HIP-HOP Music', label: t('HIP-HOP Music') }, ...toLabelOptions(['Rap', 'Trap', 'Old School', 'Underground'])],
    read: (page, site) => (page.subCategoryId === null ? '' : (site.pageSubCategories.get(page.subCategoryId) ?? '')),
    write: (label, site) => ({ subCategoryId: findIdByLabel(site.pageSubCategories, label) }),
  },
  {
    name: 'callToAction',
    label: t('Call to Action'),
    wireName: 'call_action_type',
    options: (site) => [{ value: '', label: t('None') }, ...toOptions(site.callActions)],
    read: (page) => page.settings.callActionId ?? '',
    write: (id) => ({ callActionId: id === '' ? null : id }),
  },
  {
    name: 'callToTargetUrl',
    label: t('Call to Target URL'),
    wireName: 'call_action_type_url',
    isLink: true,
    read: (page) => page.settings.callActionUrl,
    write: (callActionUrl) => ({ callActionUrl }),
  },
  {
    name: 'pageUrl',
    label: t('Page URL'),
    wireName: 'page_name',
    maxCharacters: 60,
    isSlug: true,
    requiredMessage: t('Please enter page URL'),
    read: (page) => page.slug,
    write: (slug) => ({ slug }),
  },
  {
    name: 'canPost',
    label: t('Users can post on my page'),
    wireName: 'users_post',
    options: () => [
      { value: 'disable', label: t('Disable') },
      { value: 'enable', label: t('Enable') },
    ],
    read: (page) => (page.allowsPosts ? 'enable' : 'disable'),
    write: (value) => ({ allowsPosts: value === 'enable' }),
  },
];

const information: SettingField[] = [
  {
    name: 'companyName',
    label: t('Company Name'),
    wireName: 'company',
    maxCharacters: 120,
    requiredMessage: t('Please enter company name'),
    read: (page) => page.settings.company,
    write: (company) => ({ company }),
  },
  {
    name: 'phone',
    label: t('Phone'),
    wireName: 'phone',
    maxCharacters: 40,
    read: (page) => page.settings.phone,
    write: (phone) => ({ phone }),
  },
  {
    name: 'location',
    label: t('Location'),
    wireName: 'address',
    options: () => [
      { value: '', label: t('None') },
      ...toLabelOptions(['New York', 'Los Angeles', 'Chicago', 'Miami', 'Atlanta', 'Nashville', 'Las Vegas', 'San Francisco']),
    ],
    read: (page) => page.settings.address,
    write: (address) => ({ address }),
  },
  {
    name: 'websiteUrl',
    label: t('Website URL'),
    wireName: 'website',
    isLink: true,
    read: (page) => page.settings.website,
    write: (website) => ({ website }),
  },
  {
    name: 'about',
    label: t('About'),
    wireName: 'page_description',
    isLong: true,
    maxCharacters: 3000,
    read: (page) => page.description,
    write: (description) => ({ description }),
  },
];

const social: SettingField[] = [
  link('facebook', 'Facebook', 'facebook', 'facebook'),
  link('twitter', 'Twitter', 'twitter', 'twitter'),
  link('instagram', 'Instagram', 'instagram', 'instgram'),
  link('vkontakte', 'VKontakte', 'vk', 'vk'),
  link('linkedin', 'LinkedIn', 'linkedin', 'linkedin'),
  link('youtube', 'YouTube', 'youtube', 'youtube'),
];

export const sectionFields: Record<FormSection, readonly SettingField[]> = { general, information, social };

function link(
  name: SettingName,
  label: string,
  key: 'facebook' | 'twitter' | 'instagram' | 'vk' | 'linkedin' | 'youtube',
  wireName: string,
): SettingField {
  return { name, label, wireName, isLink: true, read: (page) => page.settings[key], write: (value) => ({ [key]: value }) };
}

function toLabelOptions(labels: readonly string[]): Option[] {
  return labels.map((label) => ({ value: label, label }));
}

function toOptions(labels: Labels): Option[] {
  return [...labels].map(([value, label]) => ({ value, label }));
}
