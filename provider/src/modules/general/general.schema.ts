import { z } from 'zod';
import { flagField, limitField, listField, optionalIdField } from '../../wire/fields';

export const generalBody = z.object({ fetch: listField.default([]), offset: optionalIdField, limit: limitField(20, 50), seen: flagField });
