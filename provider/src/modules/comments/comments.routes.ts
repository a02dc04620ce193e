import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { z } from 'zod';
import { getIdentity } from '../../plugins/authentication';
import type { IncomingFile } from '../../plugins/form-bodies';
import type { WireContext } from '../../wire/wire-context';
import { LIKE } from '../posts/posts.service';
import { presentComment } from './comments.presenter';
import { commentsBody, reportCommentBody } from './comments.schema';
import type { CommentService } from './comments.service';

type Options = { comments: CommentService; wire: WireContext };
type Body = z.output<typeof commentsBody>;

const tags = ['comments'];

export const commentRoutes: FastifyPluginAsyncZod<Options> = async (app, { comments, wire }) => {
  app.post('/comments', { schema: { summary: 'Everything about comments and replies', tags, body: commentsBody } }, async (request) =>
    handle(request.body, getIdentity(request).memberId, request.incomingFiles),
  );

  app.post('/report_comment', { schema: { summary: 'Report a comment', tags, body: reportCommentBody } }, async (request) => {
    await comments.report(request.body.comment_id, getIdentity(request).memberId);
    return { message: 'Comment was reported' };
  });

  async function handle(body: Body, memberId: number, files: IncomingFile[]) {
    switch (body.type) {
      case 'fetch_comments': {
        const list = await comments.list(body.post_id, memberId, { afterId: body.offset, limit: body.limit });
        return { data: list.map((comment) => presentComment(comment, memberId, wire)) };
      }
      case 'fetch_comments_reply': {
        const list = await comments.listReplies(body.comment_id, memberId, { afterId: body.offset, limit: body.limit });
        return { data: list.map((comment) => presentComment(comment, memberId, wire)) };
      }
      case 'create': {
        const comment = await comments.add(memberId, body.post_id, { text: body.text, files });
        return { data: presentComment(comment, memberId, wire) };
      }
      case 'create_reply': {
        const reply = await comments.reply(memberId, body.comment_id, { text: body.text, files });
        return { data: presentComment(reply, memberId, wire) };
      }
      default:
        // A reply is a comment, so its id is enough to change it.
        return change(body, 'reply_id' in body ? body.reply_id : body.comment_id, memberId);
    }
  }

  async function change(body: Exclude<Body, { type: `fetch_${string}` | `create${string}` }>, id: number, memberId: number) {
    switch (body.type) {
      case 'edit':
      case 'edit_reply':
        await comments.edit(id, memberId, body.text);
        return { message: 'Comment was updated' };
      case 'delete':
      case 'delete_reply':
        await comments.remove(id, memberId);
        return { message: 'Comment was deleted' };
      case 'comment_like':
      case 'reply_like':
        return { code: Number(await comments.toggleReaction(id, memberId, LIKE)) };
      case 'comment_dislike':
      case 'reply_dislike':
        await comments.removeReaction(id, memberId);
        return { code: 0 };
      case 'reaction_comment':
      case 'reaction_reply': {
        const isSet = await comments.toggleReaction(id, memberId, body.reaction);
        return { message: isSet ? 'Reaction was added' : 'Reaction was removed' };
      }
    }
  }
};
