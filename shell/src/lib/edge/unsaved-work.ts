import { UNSAVED_WORK_ATTRIBUTE } from '@social/contracts/page-protocol';

/** Returns true if a new document would lose work of the member. */
export function hasUnsavedWork(target: Document = document): boolean {
  return target.querySelector(`[${UNSAVED_WORK_ATTRIBUTE}]`) !== null;
}
