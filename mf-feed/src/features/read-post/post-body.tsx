import type { Post } from '@social/api/posts/post';
import { styled } from '@social/ui';
import type { ReactNode } from 'react';
import { insetBox } from '../../lib/inset-box';
import { usePostColor } from '../../lib/post-colors';
import { BlogPreview } from './blog-preview';
import { PostHeader } from './post-header';
import { PostMedia } from './post-media';
import { PostPoll } from './post-poll';
import { PostText } from './post-text';
import { YoutubeVideo } from './youtube-video';

/** All that a post says and shows, in the order in which it is read. */
export function PostBody({ post, editor }: { post: Post; editor?: ReactNode }) {
  const color = usePostColor(post);
  return (
    <>
      {editor ?? <PostText html={post.html} plainText={post.plainText} color={color} />}
      <PostPoll post={post} />
      <PostMedia media={post.media} authorName={post.publisher?.name ?? null} />
      {post.youtubeId !== null && <YoutubeVideo videoId={post.youtubeId} />}
      {post.blog && <BlogPreview blog={post.blog} />}
      {post.shared && <SharedPost post={post.shared} />}
    </>
  );
}

/** A post inside another: without counts and buttons, which belong to the post that shares it. */
function SharedPost({ post }: { post: Post }) {
  return (
    <Quotation aria-label={`Shared post of ${post.publisher?.name ?? 'someone'}`}>
      <PostHeader post={post} size="small" />
      <PostBody post={post} />
    </Quotation>
  );
}

const Quotation = styled('section')(({ theme }) => ({
  ...insetBox(theme),
  border: `1px solid ${(theme.vars ?? theme).palette.divider}`,
  paddingBottom: theme.spacing(0.5),
}));
