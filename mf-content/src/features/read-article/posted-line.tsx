import type { Blog } from '@social/api/blogs/blog';
import { usePageSettings } from '@social/session';
import { RelativeTime } from '@social/ui';
import { CategoryLink } from '../../lib/category-link';

/** '3 days ago • Travel', as the provider counts the time. */
export function PostedLine({ blog }: { blog: Blog }) {
  const { locale, timeZone } = usePageSettings();
  return (
    <span>
      {blog.agoText !== '' ? (
        agoWords(blog.agoText)
      ) : (
        <RelativeTime date={blog.postedAt} fallback={blog.postedText} locale={locale} timeZone={timeZone} />
      )}
      {blog.categoryName !== '' && ' • '}
      <CategoryLink blog={blog} />
    </span>
  );
}

/** Most hosts leave the 'ago' to the page; what happens now needs none. */
function agoWords(agoText: string): string {
  if (/now$/i.test(agoText)) return 'Just now';
  return /ago$/i.test(agoText) ? agoText : `${agoText} ago`;
}
