import { withItems } from '@social/api/unreadable-items';
import { useQueryClient, type InfiniteData, type QueryKey } from '@tanstack/react-query';
import { updateList } from '../lists/update-list';

export type CommentUpdates<Comment extends { id: string }> = {
  addFirst: (comment: Comment) => void;
  addLast: (comment: Comment) => void;
  replace: (id: Comment['id'], apply: (comment: Comment) => Comment) => void;
};

/** Writes the provider's replies into the cached list of comments or replies under `queryKey`. */
export function useCommentUpdates<Comment extends { id: string }>(queryKey: QueryKey): CommentUpdates<Comment> {
  const queries = useQueryClient();

  function change(changePages: (pages: readonly (readonly Comment[])[]) => readonly (readonly Comment[])[]): void {
    updateList<InfiniteData<readonly Comment[]>>(queries, queryKey, (data) => ({ ...data, pages: [...changePages(data.pages)] }));
  }

  return {
    addFirst: (comment) => change(([first = [], ...others]) => [withItems(first, [comment, ...first]), ...others]),
    addLast: (comment) =>
      change((pages) => {
        const last = pages.at(-1) ?? [];
        return [...pages.slice(0, -1), withItems(last, [...last, comment])];
      }),
    replace: (id, apply) => change((pages) => pages.map((page) => page.map((comment) => (comment.id === id ? apply(comment) : comment)))),
  };
}
