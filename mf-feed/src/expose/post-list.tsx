import type { PageId, PersonId } from '@social/api';
import { count, id, mappedOrRefused, object, text } from '@social/api/wire';
import type { FeedScope } from '../lib/feed-scope';
import { readInput } from '../lib/read-input';
import { PostListPage } from '../pages/post-list/post-list-page';

const input = object({ owner: mappedOrRefused(object({ kind: text, id: id<PersonId | PageId>() }), toFeedScope), revision: count });

function toFeedScope(owner: { kind: string; id: string }): Extract<FeedScope, { id: string }> | null {
  if (owner.kind === 'person') return { kind: 'person', id: owner.id as PersonId };
  return owner.kind === 'page' ? { kind: 'page', id: owner.id as PageId } : null;
}

/** Shows the posts of a person or page: `{ owner: { kind: 'person', id }, revision: 0 }`. */
export function Region(props: object) {
  const { owner, revision } = readInput(input, props, './post-list');
  return <PostListPage of={owner} revision={revision} />;
}
