import { z } from 'zod';
import { limitField, optionalIdField } from '../../wire/fields';

export const activitiesBody = z.object({ limit: limitField(20, 50), offset: optionalIdField });
