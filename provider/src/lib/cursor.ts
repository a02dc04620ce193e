/** Selects the `limit` items of a list that follow the item `afterId`, or its first ones. */
export type Cursor = { afterId?: number | undefined; limit: number };
