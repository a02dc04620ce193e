import { config } from 'zod';

// The page's policy forbids code made from text, which zod tries as soon as a schema is made: imported before all others.
config({ jitless: true });
