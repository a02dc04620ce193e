import type { Post } from '@social/api/posts/post';
import type { PageSettings } from '@social/contracts';

// Making a formatter takes longer than using it a hundred times.
const formats = new Map<string, Intl.DateTimeFormat>();

/** When a post was written, for the name of its article: the date, or the provider's own words. */
export function postTimeWords({ createdAt, createdText }: Pick<Post, 'createdAt' | 'createdText'>, settings: PageSettings): string {
  return createdAt ? formatOf(settings).format(createdAt) : createdText;
}

function formatOf({ locale, timeZone }: Pick<PageSettings, 'locale' | 'timeZone'>): Intl.DateTimeFormat {
  const key = `${locale} ${timeZone}`;
  const known = formats.get(key);
  if (known) return known;
  const made = new Intl.DateTimeFormat(locale === 'browser' ? undefined : locale, {
    dateStyle: 'long',
    ...(timeZone !== 'browser' && { timeZone }),
  });
  formats.set(key, made);
  return made;
}
