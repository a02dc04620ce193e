/** An element of the page that an engine shows. */
export type EngineElement = {
  click(): Promise<void>;
  type(text: string): Promise<void>;
  /** Chooses a file of this machine in a file input. */
  attach(path: string): Promise<void>;
};

/** A browser of another engine than Playwright's, with one page, driven as its vendor intends. */
export type EngineDriver = {
  /** With its version, such as `Firefox 140`. */
  name: string;
  /** Loads a page. Resolves when it has loaded. */
  open(url: string): Promise<void>;
  /** Runs a function's body in the page, with `parameters` as its `arguments`. @returns its result, as JSON. */
  run(body: string, ...parameters: unknown[]): Promise<unknown>;
  /** Runs a function's body that returns an element or null. */
  find(body: string, ...parameters: unknown[]): Promise<EngineElement | null>;
  close(): Promise<void>;
};
