import { test as base } from '../test';
import { twoLooks, type Look } from './expect-accessible';

export type AccessibilityOptions = { looks: Look[] };

/** How many looks each screen is tried in is set by the project. */
export const test = base.extend<AccessibilityOptions>({ looks: [twoLooks, { option: true }] });
