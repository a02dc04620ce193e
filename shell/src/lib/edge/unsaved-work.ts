/**
 * The place where a region holds off a reload: an element with `data-unsaved` says that its member's work would be lost.
 * An attribute, so that no remote needs a module of the shell for it.
 */
export function hasUnsavedWork(target: Document = document): boolean {
  return target.querySelector('[data-unsaved]') !== null;
}
