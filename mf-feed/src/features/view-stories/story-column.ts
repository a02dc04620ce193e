/** Holds what lies over a story to a readable width in the middle of a wide screen. */
export const storyColumn = { insetInline: 'max(0px, 50% - 320px)' } as const;
