/**
 * A height of lines of so many times the size of the letters, in whole pixels where the browser can round: what scrolls goes by whole
 * pixels, and lines of fractions make what is read jump by the rest.
 */
export function wholePixels(times: number): (number | string)[] {
  return [times, `round(${times}em, 1px)`];
}
