export type ShareOptionsProps = {
  /** Names the shared thing: 'event', 'article', 'post'. */
  noun: string;
  /** Absolute. */
  url: string;
  /** The message that goes with the URL where one is supported. */
  text: string;
};
