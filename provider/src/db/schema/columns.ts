import { bigint, timestamp } from 'drizzle-orm/pg-core';

/** Ids increase over time, because the contract's cursors are ids. They stay below 2^53. */
export const id = () => bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity();
export const reference = () => bigint({ mode: 'number' });
export const moment = () => timestamp({ withTimezone: true });
