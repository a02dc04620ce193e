// Names that shell and remotes of different releases share: docs/page-protocol.md. Without zod, to add few bytes to a remote. A name must
// stay while a release that uses it can be pinned.

export const UNSAVED_WORK_ATTRIBUTE = 'data-unsaved';

/** Props for the element around a member's work. While `isUnsaved`, the shell does not reload the document by itself. */
export function unsavedWorkProps(isUnsaved: boolean): { [UNSAVED_WORK_ATTRIBUTE]?: '' } {
  return isUnsaved ? { [UNSAVED_WORK_ATTRIBUTE]: '' } : {};
}

export const PAGE_AREA_ATTRIBUTE = 'data-area';

/** Props for an element that F6 and Shift+F6 visit, in the order of the document: the shell's menu, page and panel, a feed's composer. */
export const pageAreaProps: { [PAGE_AREA_ATTRIBUTE]: '' } = { [PAGE_AREA_ATTRIBUTE]: '' };

/** Set on `main`: height of the shell's bar above a page, 0 on a large screen. */
export const PAGE_TOP_VARIABLE = '--page-top';

/** For CSS: where the visible part of a page begins. */
export const PAGE_TOP = `var(${PAGE_TOP_VARIABLE}, 0px)`;
