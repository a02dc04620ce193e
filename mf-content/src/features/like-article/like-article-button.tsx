import type { BlogId } from '@social/api';
import type { Blog } from '@social/api/blogs/blog';
import { setBlogLiked } from '@social/api/blogs/set-blog-liked';
import { refusalMessage } from '@social/api/refusal-message';
import { createOptimisticValues, getPageStore, useOptimisticValue } from '@social/data';
import { apiClient, memberScope, usePageSettings } from '@social/session';
import { plural, t } from '@social/texts';
import { Button, formatNumber, LikedIcon, LikeIcon, notifyIfRefused, formatCompactCount } from '@social/ui';

const articleLikes = getPageStore('article likes', () =>
  createOptimisticValues<BlogId, boolean>({
    scope: memberScope,
    fallback: false,
    send: (blogId, isOn) => setBlogLiked(apiClient, blogId, isOn),
  }),
);

/** Likes an article or takes the like back, and shows the count. */
export function LikeArticleButton({ blog }: { blog: Blog }) {
  const { value: isOn, set, adjust } = useOptimisticValue(articleLikes, blog.id, blog.isLiked ?? undefined, blog.readAt);
  const { locale } = usePageSettings();
  const count = adjust(blog.likeCount);
  const name = `${t('Like')}, ${plural(count, { one: '{count} like', other: '{count} likes' }, { count: formatNumber(count, locale) })}`;

  return (
    <Button
      aria-pressed={isOn}
      aria-label={name}
      title={name}
      color={isOn ? 'primary' : 'inherit'}
      startIcon={isOn ? <LikedIcon /> : <LikeIcon />}
      onClick={() =>
        void notifyIfRefused(
          set(!isOn),
          refusalMessage(
            isOn
              ? t('Your like could not be taken back. You still like the article.')
              : t('Your like did not get through. You have not liked the article.'),
          ),
        )
      }
    >
      {count > 0 && formatCompactCount(count, locale)}
    </Button>
  );
}
