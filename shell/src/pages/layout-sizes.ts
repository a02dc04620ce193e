/** Widths of menu and panel on large screens. */
export const SIDE_WIDTHS_PX = { lg: 240, xl: 320 } as const;

/** The bar above the page on small screens, with its border. */
export const TOP_BAR_HEIGHT_PX = 49;
