import type { GroupId, PageId, PersonId } from '@social/api';
import { count, id, mappedOrRefused, object, text } from '@social/api/wire';
import type { PostListInput } from '@social/contracts';
import type { FeedKind } from '../lib/feed-kind';
import { readInput } from '../lib/read-input';
import { PostListPage } from '../pages/post-list/post-list-page';

const input = object({
  owner: mappedOrRefused(object({ kind: text, id: id<PersonId | PageId | GroupId>() }), toFeedKind),
  revision: count,
});

function toFeedKind(owner: { kind: string; id: string }): Extract<FeedKind, { id: string }> | null {
  switch (owner.kind) {
    case 'person':
      return { kind: 'person', id: owner.id as PersonId };
    case 'page':
      return { kind: 'page', id: owner.id as PageId };
    case 'group':
      return { kind: 'group', id: owner.id as GroupId };
    default:
      return null;
  }
}

/** Shows the posts of a person, page or group: `{ owner: { kind: 'person', id }, revision: 0 }`. */
export function Region(props: PostListInput) {
  const { owner, revision } = readInput(input, props, './post-list');
  return <PostListPage of={owner} revision={revision} />;
}
