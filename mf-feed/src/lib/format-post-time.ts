import type { Post } from '@social/api/posts/post';
import type { PageSettings } from '@social/contracts';

// Creating a formatter takes longer than using it a hundred times.
const formats = new Map<string, Intl.DateTimeFormat>();

/** Formats a post's date for the name of its article; falls back to the provider's text. */
export function formatPostTime({ createdAt, createdText }: Pick<Post, 'createdAt' | 'createdText'>, settings: PageSettings): string {
  return createdAt ? getFormat(settings).format(createdAt) : createdText;
}

function getFormat({ locale, timeZone }: Pick<PageSettings, 'locale' | 'timeZone'>): Intl.DateTimeFormat {
  const key = `${locale} ${timeZone}`;
  const cached = formats.get(key);
  if (cached) return cached;
  const format = new Intl.DateTimeFormat(locale === 'browser' ? undefined : locale, {
    dateStyle: 'long',
    ...(timeZone !== 'browser' && { timeZone }),
  });
  formats.set(key, format);
  return format;
}
