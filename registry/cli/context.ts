import type { Command } from 'commander';
import * as z from 'zod';
import type { RegistryClient } from '@social/registry-client';
import { connect } from './connect';
import { table } from './output/table';
import type { Terminal } from './terminal';

const globalOptions = z.object({ url: z.string().optional(), token: z.string().optional(), json: z.boolean().default(false) });

/** The terminal of a command, with a client of the registry. */
export type Context = Terminal & {
  client: RegistryClient;
  /** The registry's address, without a slash at the end. */
  url: string;
  /** Prints the value as JSON with `--json`, otherwise the lines for people. */
  print(value: unknown, lines: () => readonly string[]): void;
  /** Prints a list: JSON with `--json`, a table for people, otherwise tab-separated rows, which may be none. */
  printRows(value: unknown, rows: readonly (readonly string[])[], whenEmpty?: string): void;
  /** Reports a step of a long operation on the error output, separate from the answer. With `--json`, as a line of JSON. */
  progress(step: Readonly<Record<string, unknown>>, line: string): void;
};

export async function openContext(command: Command, terminal: Terminal): Promise<Context> {
  const { json, ...connection } = globalOptions.parse(command.optsWithGlobals());
  const print: Context['print'] = (value, lines) => terminal.out(json ? JSON.stringify(value, null, 2) : lines().join('\n'));
  return {
    ...terminal,
    ...(await connect(connection, terminal)),
    print,
    printRows(value, rows, whenEmpty = '') {
      if (rows.length === 0 && !json) return terminal.isInteractive ? terminal.out(whenEmpty) : undefined;
      print(value, () => (terminal.isInteractive ? table(rows, '') : rows.map((row) => row.join('\t'))));
    },
    progress(step, line) {
      terminal.err(json ? JSON.stringify({ progress: step }) : terminal.colors.dim(line));
    },
  };
}
