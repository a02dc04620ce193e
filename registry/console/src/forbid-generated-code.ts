import { config } from 'zod';

// The page's policy forbids code generated from text, which zod tries with each new schema. This module must be imported first.
config({ jitless: true });
