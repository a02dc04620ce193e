/** Stands for axios' adapter over `fetch`, which no page uses. */
export const getFetch = undefined;
