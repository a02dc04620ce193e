import { customType, timestamp } from 'drizzle-orm/pg-core';

export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** In milliseconds, because revisions are hashed with the time as JavaScript writes it. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });
