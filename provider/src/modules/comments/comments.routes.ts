import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { z } from 'zod';
import { getIdentity } from '../../plugins/authentication';
import type { IncomingFile } from '../../plugins/form-bodies';
import type { WireContext } from '../../wire/wire-context';
import type { MediaService } from '../media/media.service';
import { presentComment } from './comments.presenter';
import { commentsBody, reportCommentBody } from './comments.schema';
import type { CommentService } from './comments.service';

type Options = { comments: CommentService; media: MediaService; wire: WireContext };
type Body = z.output<typeof commentsBody>;

const LIKE = 1;
const tags = ['comments'];

export const commentRoutes: FastifyPluginAsyncZod<Options> = async (app, { comments, media, wire }) => {
  app.post('/comments', { schema: { summary: 'Everything about comments and replies', tags, body: commentsBody } }, async (request) =>
    handle(request.body, getIdentity(request).memberId, request.incomingFiles),
  );

  app.post('/report_comment', { schema: { summary: 'Report a comment', tags, body: reportCommentBody } }, async (request) => {
    await comments.report(request.body.comment_id, getIdentity(request).memberId);
    return { message: 'Comment was reported' };
  });

  async function handle(body: Body, memberId: number, files: IncomingFile[]) {
    const id = 'reply_id' in body ? body.reply_id : 'comment_id' in body ? body.comment_id : 0;
    switch (body.type) {
      case 'fetch_comments': {
        const list = await comments.list(body.post_id, memberId, { afterId: body.offset, limit: body.limit });
        return { data: list.map((comment) => presentComment(comment, memberId, wire)) };
      }
      case 'fetch_comments_reply': {
        const list = await comments.listReplies(id, memberId, { afterId: body.offset, limit: body.limit });
        return { data: list.map((comment) => presentComment(comment, memberId, wire)) };
      }
      case 'create': {
        const imagePath = await media.storeOptionalImage(files, 'image');
        return { data: presentComment(await comments.add(memberId, { postId: body.post_id, text: body.text, imagePath }), memberId, wire) };
      }
      case 'create_reply':
        return {
          data: presentComment(
            await comments.reply(memberId, id, body.text, await media.storeOptionalImage(files, 'image')),
            memberId,
            wire,
          ),
        };
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
      case 'reaction_reply':
        return { message: (await comments.toggleReaction(id, memberId, body.reaction)) ? 'Reaction was added' : 'Reaction was removed' };
    }
  }
};
