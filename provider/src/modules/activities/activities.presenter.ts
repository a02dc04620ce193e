import { escapeHtml } from '../../lib/rich-text';
import { epoch, text } from '../../wire/encode';
import type { WireContext } from '../../wire/wire-context';
import { displayName, presentUser } from '../members/members.presenter';
import type { MemberRow } from '../members/members.repository';
import { PRIVACY } from '../posts/privacy';
import { presentPost } from '../posts/posts.presenter';
import type { ActivityRow } from './activities.repository';
import type { FullActivity } from './activity-reading.service';

const TYPES: Record<ActivityRow['kind'], string> = {
  reaction: 'reaction_post',
  wonder: 'wondered_post',
  comment: 'commented_post',
  share: 'shared_post',
  following: 'following',
};

/** What a sentence says between who did it and whose post it was. */
const VERBS: Record<ActivityRow['kind'], string> = {
  reaction: 'reacted to',
  wonder: 'wondered at',
  comment: 'commented on',
  share: 'shared',
  following: 'started following',
};

export function presentActivity({ activity, member, followed, full }: FullActivity, viewerId: number, wire: WireContext) {
  return {
    id: text(activity.id),
    user_id: text(activity.memberId),
    post_id: text(activity.postId ?? 0),
    comment_id: text(activity.commentId ?? 0),
    follow_id: text(activity.followedId ?? 0),
    activity_type: TYPES[activity.kind],
    activity_text: `${linkTo(member)} ${VERBS[activity.kind]} ${objectOf({ activity, member, followed, full })}.`,
    postData: full ? presentPost(full, viewerId, wire) : [],
    activator: presentUser(member, wire),
    time: epoch(activity.createdAt),
  };
}

function objectOf({ followed, full }: FullActivity): string {
  if (followed) return linkTo(followed);
  if (!full) return 'a post';
  const original = full.shared ?? full;
  const isNamed = original.post.privacy !== PRIVACY.anonymous;
  return `<a href="/post/${full.post.id}">${isNamed ? `${escapeHtml(displayName(original.author))}’s post` : 'a post'}</a>`;
}

function linkTo(member: MemberRow): string {
  return `<a href="/profile?username=${member.username}">${escapeHtml(displayName(member))}</a>`;
}
