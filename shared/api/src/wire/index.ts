import * as z from 'zod/mini'; export const id = z.string(); export const obj = z.object;
