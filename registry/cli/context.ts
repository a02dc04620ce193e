import type { Command } from 'commander';
import * as z from 'zod';
import type { RegistryClient } from '../client';
import { connect } from './connect';
import type { Terminal } from './terminal';

const globalOptions = z.object({ url: z.string().optional(), token: z.string().optional(), json: z.boolean().default(false) });

/** The terminal of a command, with a client of the registry. */
export type Context = Terminal & {
  client: RegistryClient;
  /** The registry's address, without a slash at the end. */
  url: string;
  /** Prints the value as JSON with `--json`, else the lines for people. */
  print(value: unknown, lines: () => readonly string[]): void;
};

export async function openContext(command: Command, terminal: Terminal): Promise<Context> {
  const { json, ...connection } = globalOptions.parse(command.optsWithGlobals());
  return {
    ...terminal,
    ...(await connect(connection, terminal)),
    print(value, lines) {
      terminal.out(json ? JSON.stringify(value, null, 2) : lines().join('\n'));
    },
  };
}
