/** Replaces axios' `fetch` adapter, which no page uses. */
export const getFetch = undefined;
