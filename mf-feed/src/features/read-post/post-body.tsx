import type { Post } from '@social/api/posts/post';
import { t } from '@social/texts';
import { styled } from '@social/ui';
import type { ReactNode } from 'react';
import { insetBox } from '../../lib/inset-box';
import { usePostColor } from '../../lib/post-kinds/color/post-colors';
import { postKinds } from '../../lib/post-kinds/post-kinds';
import { PostHeader } from './post-header';
import { PostText } from './post-text';

export type PostBodyProps = {
  post: Post;
  /** Replaces the text while it is edited. */
  editor?: ReactNode;
  /** Prefixes the ids of its photos, which must differ for a post inside another. */
  groupId?: string;
};

/** Shows the content of a post. */
export function PostBody({ post, editor, groupId = post.id }: PostBodyProps) {
  const color = usePostColor(post);
  return (
    <>
      {editor ?? <PostText html={post.html} plainText={post.plainText} color={color} />}
      {postKinds.map(({ Card }, index) => Card && <Card key={index} post={post} groupId={groupId} />)}
      {post.shared && <SharedPost post={post.shared} groupId={`${groupId}-${post.shared.id}`} />}
    </>
  );
}

/** A shared post, without counts and buttons, which belong to the post that shares it. */
function SharedPost({ post, groupId }: { post: Post; groupId: string }) {
  return (
    <Quotation aria-label={t('Shared post of {name}', { name: post.publisher?.name ?? t('someone') })}>
      <PostHeader post={post} size="small" />
      <PostBody post={post} groupId={groupId} />
    </Quotation>
  );
}

const Quotation = styled('section')(({ theme }) => ({
  ...insetBox(theme),
  border: `1px solid ${theme.vars.palette.divider}`,
  paddingBottom: theme.spacing(0.5),
}));
