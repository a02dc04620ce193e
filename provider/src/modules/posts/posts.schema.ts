import { toTopic } from '@social/text-grammar/hashtags';
import { z } from 'zod';
import {
  idField,
  limitField,
  optionalEnumField,
  optionalIdField,
  privacyField,
  reactionField,
  requiredTextField,
  textField,
  trimmedTextField,
} from '../../wire/fields';
import type { PostQuery } from './post-query';
import type { PostTarget } from './post-writing.service';

/** The limit of a hashtag with its sign, in UTF-16 code units: 100 code points, taken apart. */
const MAX_HASHTAG = 401;

const page = { limit: limitField(10, 50), after_post_id: optionalIdField };

/** A filter of the home feed. Unknown filters are ignored. */
const mediaKind = optionalEnumField(['text', 'photos', 'video', 'music', 'files']);

function listOf<const T extends string>(type: T) {
  return z.object({ type: z.literal(type), id: idField, post_type: mediaKind, ...page });
}

const share = { id: idField, text: textField(10_000).default('') };

export const postsBody = z.discriminatedUnion('type', [
  z.object({ type: z.literal('get_news_feed'), filter: z.string().optional(), post_type: mediaKind, ...page }),
  listOf('get_user_posts'),
  listOf('get_page_posts'),
  listOf('get_group_posts'),
  listOf('get_event_posts'),
  z.object({ type: z.literal('saved'), ...page }),
  z.object({ type: z.literal('hashtag'), hash: requiredTextField(MAX_HASHTAG), ...page }),
  z.object({ type: z.literal('get_random_videos'), ...page }),
  z.object({ type: z.literal('share_post_on_timeline'), ...share }),
  z.object({ type: z.literal('share_post_on_page'), page_id: idField, ...share }),
  z.object({ type: z.literal('share_post_on_group'), group_id: idField, ...share }),
]);

/** Not in the contract: reasons of a report. */
const REPORT_REASONS = ['spam', 'harassment', 'false_information', 'nudity', 'other'] as const;

export const postActionsBody = z.discriminatedUnion('action', [
  z.object({ action: z.enum(['wonder', 'save', 'like', 'delete', 'disable_comments', 'boost']), post_id: idField }),
  z.object({ action: z.literal('dislike'), post_id: idField, reaction: z.string().optional() }),
  z.object({ action: z.literal('reaction'), post_id: idField, reaction: reactionField }),
  z.object({
    action: z.literal('report'),
    post_id: idField,
    reason: z.enum(REPORT_REASONS).optional(),
    text: trimmedTextField(1000).default(''),
  }),
  z.object({ action: z.literal('edit'), post_id: idField, text: textField(10_000), privacy: privacyField.optional() }),
  z.object({ action: z.literal('comment'), post_id: idField, text: requiredTextField(5000) }),
]);

export const postBody = z.object({ post_id: idField });

type PostsBody = z.output<typeof postsBody>;
type ShareBody = Extract<PostsBody, { type: `share_${string}` }>;

export function isShare(body: PostsBody): body is ShareBody {
  return body.type.startsWith('share_');
}

export function toShareTarget(body: ShareBody): PostTarget {
  switch (body.type) {
    case 'share_post_on_timeline':
      return {};
    case 'share_post_on_page':
      return { pageId: body.page_id };
    case 'share_post_on_group':
      return { groupId: body.group_id };
  }
}

export function toPostQuery(body: Exclude<PostsBody, ShareBody>): PostQuery {
  switch (body.type) {
    case 'get_news_feed':
      return { source: 'feed', mediaKind: body.post_type, onlyFollowed: body.filter === '1' };
    case 'get_random_videos':
      return { source: 'feed', mediaKind: 'video', onlyFollowed: false };
    case 'get_user_posts':
      return { source: 'member', id: body.id, mediaKind: body.post_type };
    case 'get_page_posts':
      return { source: 'page', id: body.id, mediaKind: body.post_type };
    case 'get_group_posts':
      return { source: 'group', id: body.id, mediaKind: body.post_type };
    case 'get_event_posts':
      return { source: 'event', id: body.id, mediaKind: body.post_type };
    case 'saved':
      return { source: 'saved' };
    case 'hashtag':
      return { source: 'hashtag', tag: toTopic(body.hash) ?? body.hash };
  }
}
