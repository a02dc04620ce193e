import { escapeHtml } from '../../lib/rich-text';
import { epoch, text } from '../../wire/encode';
import type { WireContext } from '../../wire/wire-context';
import { displayName, presentUser } from '../members/members.presenter';
import type { MemberRow } from '../members/members.repository';
import { PRIVACY } from '../posts/privacy';
import { presentPost } from '../posts/posts.presenter';
import type { ActivityRow } from './activities.repository';
import type { FullActivity } from './activity-feed.service';

const TYPES: Record<ActivityRow['kind'], string> = {
  reaction: 'reaction_post',
  wonder: 'wondered_post',
  comment: 'commented_post',
  share: 'shared_post',
  following: 'following',
};

/** Verbs of the sentence, between the member and the object. */
const VERBS: Record<ActivityRow['kind'], string> = {
  reaction: 'reacted to',
  wonder: 'wondered at',
  comment: 'commented on',
  share: 'shared',
  following: 'started following',
};

/** Presents an activity with a sentence of HTML that names the member and the object. */
export function presentActivity(full: FullActivity, viewerId: number, wire: WireContext) {
  const { activity, member, post } = full;
  return {
    id: text(activity.id),
    user_id: text(activity.memberId),
    post_id: text(activity.postId ?? 0),
    comment_id: text(activity.commentId ?? 0),
    follow_id: text(activity.followedId ?? 0),
    activity_type: TYPES[activity.kind],
    activity_text: `${linkToMember(member)} ${VERBS[activity.kind]} ${describeObject(full)}.`,
    postData: post ? presentPost(post, viewerId, wire) : [],
    activator: presentUser(member, wire),
    time: epoch(activity.createdAt),
  };
}

function describeObject({ followed, post }: FullActivity): string {
  if (followed) return linkToMember(followed);
  if (!post) return 'a post';
  const original = post.shared ?? post;
  const isAnonymous = original.post.privacy === PRIVACY.anonymous;
  const label = isAnonymous ? 'a post' : `${escapeHtml(displayName(original.author))}’s post`;
  return `<a href="/post/${post.post.id}">${label}</a>`;
}

function linkToMember(member: MemberRow): string {
  return `<a href="/profile?username=${member.username}">${escapeHtml(displayName(member))}</a>`;
}
