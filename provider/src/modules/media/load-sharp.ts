/** Loads native code when the first picture arrives: a start takes less time, and an idle server less memory. */
export const loadSharp = async () => (await import('sharp')).default;
