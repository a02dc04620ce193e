import { z } from 'zod';
import { optionalIdField, reactionField } from '../../wire/fields';

/** Clients send the message id under either name. */
const message = { message_id: optionalIdField, id: optionalIdField };

export const reactMessageBody = z.object({ ...message, reaction: reactionField });
export const pinMessageBody = z.object({ ...message, pin: z.enum(['yes', 'no']).default('yes') });
