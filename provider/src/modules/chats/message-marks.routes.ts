import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { getIdentity } from '../../plugins/authentication';
import { FieldError } from '../../lib/contract.errors';
import { optionalIdField, reactionField } from '../../wire/fields';
import type { MessageMarkService } from './message-marks.service';

/** Clients name the message either way. */
const message = { message_id: optionalIdField, id: optionalIdField };
const reactBody = z.object({ ...message, reaction: reactionField });
const pinBody = z.object({ ...message, pin: z.enum(['yes', 'no']).default('yes') });

const tags = ['chats'];

export const messageMarkRoutes: FastifyPluginAsyncZod<{ marks: MessageMarkService }> = async (app, { marks }) => {
  app.post('/react_message', { schema: { summary: 'React to a message', tags, body: reactBody } }, async (request) => {
    const isSet = await marks.toggleReaction(messageIdOf(request.body), getIdentity(request).memberId, request.body.reaction);
    return { message: isSet ? 'Reaction was added' : 'Reaction was removed', code: Number(isSet) };
  });

  app.post('/pin_message', { schema: { summary: 'Pin a message, or unpin it', tags, body: pinBody } }, async (request) => {
    const isPinned = request.body.pin === 'yes';
    await marks.setPinned(messageIdOf(request.body), getIdentity(request).memberId, isPinned);
    return { message: isPinned ? 'Message was pinned' : 'Message was unpinned', code: Number(isPinned) };
  });
};

function messageIdOf({ message_id, id }: { message_id?: number | undefined; id?: number | undefined }): number {
  const messageId = message_id ?? id;
  if (!messageId) throw new FieldError('message_id', 'must be an id');
  return messageId;
}
