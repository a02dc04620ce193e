export type ShareOptionsProps = {
  /** What is shared: 'event', 'article', 'post'. */
  noun: string;
  /** The whole address. */
  url: string;
  /** What goes with it where words are asked for. */
  text: string;
};
