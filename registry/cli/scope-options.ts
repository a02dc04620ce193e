import type { Command } from 'commander';
import type { Scopes } from '@social/registry-client';

export type ScopeOptions = {
  publish?: string[];
  operate?: string[];
  skipGates?: string[];
  check?: string[];
  view?: string[];
  report?: string[];
};

/** Adds the options for the rights of a token. */
export function addScopeOptions(command: Command): Command {
  return command
    .option('--publish <remote...>', 'remotes that it may publish; * for all')
    .option('--operate <environment...>', 'environments that it may change; * for all')
    .option('--skip-gates <environment...>', 'environments in which it may pin what a gate refuses; * for all')
    .option('--check <name...>', 'checks whose outcome it may report, such as smoke; * for all')
    .option('--report <environment...>', 'environments whose edges it reports for; * for all')
    .option('--view <remote...>', 'remotes whose releases it may read before an environment runs them; * for all');
}

export function toScopes(options: ScopeOptions): Omit<Scopes, 'admin'> {
  const { publish = [], operate = [], skipGates = [], check = [], view = [], report = [] } = options;
  return { publish, operate, skipGates, check, view, report };
}
