import { refusalWords } from '@social/api/refusal-words';
import { likes, usePageSettings, useToggle } from '@social/session';
import { LikedIcon, LikeIcon, sayIfRefused } from '@social/ui';
import { countWords, shortCount } from '../../lib/count-words';
import { PostToggleButton } from '../../lib/post-toggle-button';
import type { Post } from '@social/api/posts/post';

export type LikeButtonProps = { post: Pick<Post, 'id' | 'isLiked' | 'likeCount' | 'readAt'> };

/** Likes a post, or takes the like back. Everybody's likes are counted beside it. */
export function LikeButton({ post }: LikeButtonProps) {
  const { isOn, toggle, adjust } = useToggle(likes, post.id, post.isLiked, post.readAt);
  const { locale } = usePageSettings();
  const count = adjust(post.likeCount);

  function handleClick() {
    void sayIfRefused(
      toggle(),
      refusalWords(
        isOn
          ? 'Your like could not be taken back. You still like the post.'
          : 'Your like did not get through. You have not liked the post.',
      ),
    );
  }

  return (
    <PostToggleButton
      isOn={isOn}
      name={`Like, ${countWords(count, 'like', locale)}`}
      icon={isOn ? <LikedIcon /> : <LikeIcon />}
      onClick={handleClick}
    >
      {shortCount(count, locale)}
    </PostToggleButton>
  );
}
