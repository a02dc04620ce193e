import { z } from 'zod';
import { idField, limitField, optionalIdField, requiredTextField, trimmedTextField } from '../../wire/fields';

export const groupBody = z.object({ group_id: idField });

export const groupMembersBody = z.object({ group_id: idField, limit: limitField(20, 50), offset: optionalIdField });

export const createGroupBody = z.object({
  group_name: z
    .string()
    .trim()
    .regex(/^[A-Za-z0-9_]{3,60}$/, 'must have 3 to 60 letters, digits or _, without special characters'),
  group_title: requiredTextField(120),
  about: trimmedTextField(3000).default(''),
  /** 1 public, 2 private. */
  privacy: z.enum(['1', '2']).default('1'),
});
