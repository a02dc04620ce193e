/** Widths in pixels of menu and panel, 60 and 80 units of 4. */
export const SIDE_WIDTHS = { lg: 240, xl: 320 } as const;
