declare module 'cssjanus' {
  /** Exchanges left and right in a text of CSS. */
  export function transform(css: string): string;
}
