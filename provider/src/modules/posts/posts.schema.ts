import { z } from 'zod';
import {
  idField,
  limitField,
  listField,
  optionalIdField,
  reactionField,
  requiredTextField,
  textField,
  optionalEnumField,
} from '../../wire/fields';

const page = { limit: limitField(10, 50), after_post_id: optionalIdField };

/** The filters of the home feed; a word that is none of them filters nothing. */
const postType = optionalEnumField(['text', 'photos', 'video', 'music', 'files']);

function listOf<const T extends string>(type: T) {
  return z.object({ type: z.literal(type), id: idField, post_type: postType, ...page });
}

const share = { id: idField, text: textField(10_000).default('') };

export const postsBody = z.discriminatedUnion('type', [
  z.object({ type: z.literal('get_news_feed'), filter: z.string().optional(), post_type: postType, ...page }),
  listOf('get_user_posts'),
  listOf('get_page_posts'),
  listOf('get_group_posts'),
  listOf('get_event_posts'),
  z.object({ type: z.literal('saved'), ...page }),
  z.object({ type: z.literal('hashtag'), hash: requiredTextField(51), ...page }),
  z.object({ type: z.literal('get_random_videos'), ...page }),
  z.object({ type: z.literal('share_post_on_timeline'), ...share }),
  z.object({ type: z.literal('share_post_on_page'), page_id: idField, ...share }),
  z.object({ type: z.literal('share_post_on_group'), group_id: idField, ...share }),
]);

export const postActionsBody = z.discriminatedUnion('action', [
  z.object({
    action: z.enum(['like', 'dislike', 'wonder', 'save', 'report', 'delete', 'disable_comments', 'boost']),
    post_id: idField,
    reaction: z.string().optional(),
  }),
  z.object({
    action: z.literal('reaction'),
    post_id: idField,
    reaction: reactionField,
  }),
  z.object({
    action: z.literal('edit'),
    post_id: idField,
    text: textField(10_000),
    privacy: z
      .string()
      .regex(/^[0-4]$/, 'must be 0 to 4')
      .transform(Number)
      .optional(),
  }),
  z.object({ action: z.literal('comment'), post_id: idField, text: requiredTextField(5000) }),
]);

export const postBody = z.object({ post_id: idField });

export const postDataBody = z.object({ post_id: idField, fetch: listField.default(['post_data']), add_view: z.string().optional() });

export const reactionsBody = z.object({
  type: z.enum(['post', 'comment', 'reply']).default('post'),
  id: idField,
  reaction: z.string().max(20).optional(),
  reactions: z.string().max(20).optional(),
  limit: limitField(25),
  offset: optionalIdField,
});

export const postSearchBody = z.object({
  search_query: textField(200).default(''),
  type: optionalEnumField(['user', 'page', 'group', 'event']),
  id: optionalIdField,
  ...page,
});

export const voteBody = z.object({ id: idField });

const reference = optionalIdField;

export const newPostBody = z.object({
  postText: textField(10_000).default(''),
  postPrivacy: z
    .string()
    .regex(/^[0-4]$/, 'must be 0 to 4')
    .transform(Number)
    .optional()
    .catch(0),
  postSticker: z.union([z.literal(''), z.url({ protocol: /^https$/ })]).optional(),
  postMap: textField(200).optional(),
  feeling_type: textField(40).optional(),
  feeling: textField(40).optional(),
  post_color: reference,
  album_name: textField(120).trim().optional(),
  answer: z.union([z.string().transform((one) => [one]), z.array(z.string())]).optional(),
  comments_status: z.enum(['0', '1']).optional().catch(undefined),
  page_id: reference,
  group_id: reference,
  event_id: reference,
  recipient_id: reference,
});

export const albumsBody = z.discriminatedUnion('type', [
  z.object({ type: z.literal('fetch'), user_id: idField, limit: limitField(10, 50), offset: optionalIdField }),
  z.object({ type: z.literal('create'), album_name: z.string().trim().min(1, 'Please enter album name').max(120) }),
]);

export const userAlbumsBody = z.object({ user_id: idField, limit: limitField(35, 50), offset: optionalIdField });
