import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { FieldError } from '../../lib/contract.errors';
import { getIdentity } from '../../plugins/authentication';
import { pinMessageBody, reactMessageBody } from './message-marks.schema';
import type { MessageMarkService } from './message-marks.service';

const tags = ['chats'];

export const messageMarkRoutes: FastifyPluginAsyncZod<{ marks: MessageMarkService }> = async (app, { marks }) => {
  app.post('/react_message', { schema: { summary: 'React to a message', tags, body: reactMessageBody } }, async (request) => {
    const isSet = await marks.toggleReaction(readMessageId(request.body), getIdentity(request).memberId, request.body.reaction);
    return { message: isSet ? 'Reaction was added' : 'Reaction was removed', code: Number(isSet) };
  });

  app.post('/pin_message', { schema: { summary: 'Pin a message, or unpin it', tags, body: pinMessageBody } }, async (request) => {
    const isPinned = request.body.pin === 'yes';
    await marks.setPinned(readMessageId(request.body), getIdentity(request).memberId, isPinned);
    return { message: isPinned ? 'Message was pinned' : 'Message was unpinned', code: Number(isPinned) };
  });
};

function readMessageId({ message_id, id }: { message_id?: number | undefined; id?: number | undefined }): number {
  const messageId = message_id ?? id;
  if (!messageId) throw new FieldError('message_id', 'must be an id');
  return messageId;
}
