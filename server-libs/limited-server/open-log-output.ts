import { openSync, writeFileSync } from 'node:fs';

const STANDARD_OUTPUT = 1;

/** Destination of log lines, in the form that pino expects. */
export interface LogOutput {
  write(line: string): void;
}

/**
 * Opens the destination of log lines. A line that cannot be written is lost, because a full disk must not stop a server. pino's own output
 * would throw then, or wait forever in `flushSync`.
 * @param path defaults to standard output.
 */
export function openLogOutput(path?: string): LogOutput {
  const descriptor = path === undefined ? STANDARD_OUTPUT : openSync(path, 'a');
  return {
    write(line) {
      try {
        writeFileSync(descriptor, line);
      } catch {
        // The failure cannot be reported anywhere.
      }
    },
  };
}
