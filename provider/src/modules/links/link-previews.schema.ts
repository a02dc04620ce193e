import { z } from 'zod';
import { requiredTextField } from '../../wire/fields';

export const fetchLinkPreviewBody = z.object({ text: requiredTextField(10_000) });
