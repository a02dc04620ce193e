import { openSync, writeFileSync } from 'node:fs';

const STANDARD_OUTPUT = 1;

/** Where lines of a log go, in the shape that pino asks for. */
export interface LogOutput {
  write(line: string): void;
}

/**
 * Opens where log lines go. A line that cannot be written is lost: a full disk must not end a server, as it does by pino's own output,
 * which throws then, or waits for ever in `flushSync`.
 * @param path defaults to standard output.
 */
export function openLogOutput(path?: string): LogOutput {
  const descriptor = path === undefined ? STANDARD_OUTPUT : openSync(path, 'a');
  return {
    write(line) {
      try {
        writeFileSync(descriptor, line);
      } catch {
        // There is nowhere to report it.
      }
    },
  };
}
