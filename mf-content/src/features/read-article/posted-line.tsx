import type { Blog } from '@social/api/blogs/blog';
import { usePageSettings } from '@social/session';
import { t } from '@social/texts';
import { RelativeTime } from '@social/ui';
import { CategoryLink } from '../../lib/category-link';
import { formatReadingTime } from '../../lib/reading-time';

/** Shows '3 days ago • Travel • 4 min read', with the provider's own text for the time. */
export function PostedLine({ blog }: { blog: Blog }) {
  const { locale, timeZone } = usePageSettings();
  const readingTime = formatReadingTime(blog.html);
  return (
    <span>
      {blog.agoText !== '' ? (
        formatAgo(blog.agoText)
      ) : (
        <RelativeTime date={blog.postedAt} fallback={blog.postedText} locale={locale} timeZone={timeZone} />
      )}
      {blog.categoryName !== '' && ' • '}
      <CategoryLink blog={blog} />
      {readingTime !== '' && ` • ${readingTime}`}
    </span>
  );
}

/** Appends 'ago', which most hosts leave to the page; 'now' needs none. */
function formatAgo(agoText: string): string {
  if (/now$/i.test(agoText)) return t('Just now');
  return /ago$/i.test(agoText) ? agoText : t('{agoText} ago', { agoText });
}
