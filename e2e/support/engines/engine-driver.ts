/** An element of the page that an engine shows. */
export type EngineElement = {
  click(): Promise<void>;
  type(text: string): Promise<void>;
  /** Chooses a file of this machine in a file input. */
  attach(path: string): Promise<void>;
};

/** A browser of another engine than Playwright's, with one page, driven as its makers intend. */
export type EngineDriver = {
  /** With its version, such as `Firefox 140`. */
  name: string;
  /** Loads a page and resolves once it has. */
  open(url: string): Promise<void>;
  /** Runs a function's body in the page, which finds `parameters` as `arguments`. @returns what it returns, as JSON. */
  run(body: string, ...parameters: unknown[]): Promise<unknown>;
  /** Runs a function's body that returns an element or null. */
  find(body: string, ...parameters: unknown[]): Promise<EngineElement | null>;
  close(): Promise<void>;
};
