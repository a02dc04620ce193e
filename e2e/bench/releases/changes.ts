/** A release in which one word is replaced. */
export type WordChange = {
  name: string;
  app: string;
  /** The script of the build that has the word, with the text around it. */
  path: string;
  from: string;
  to: string;
  /** The source with the word, and the same text in it. */
  source: string;
  sourceFrom: string;
  sourceTo: string;
};

export const changes: WordChange[] = [
  {
    name: 'a word on Home (mf-feed)',
    app: 'mf-feed',
    path: 'expose-home.js',
    from: '("Feed")',
    to: '("Posts")',
    source: 'mf-feed/src/pages/home/home-page.tsx',
    sourceFrom: "t('Feed')",
    sourceTo: "t('Posts')",
  },
  {
    name: 'a word of the shell',
    app: 'shell',
    path: 'main.js',
    from: '("Skip to content")',
    to: '("Skip to this page")',
    source: 'shell/src/pages/shell-layout.tsx',
    sourceFrom: "t('Skip to content')",
    sourceTo: "t('Skip to this page')",
  },
];
