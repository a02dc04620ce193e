import { Command } from 'commander';
import { addCanary } from './commands/canary';
import { addCheck } from './commands/check';
import { addDeprecate } from './commands/deprecate';
import { addDoctor } from './commands/doctor';
import { addCompletion } from './commands/completion';
import { addDiff } from './commands/diff';
import { addEnv } from './commands/env';
import { addExplain } from './commands/explain';
import { addFreeze } from './commands/freeze';
import { addGc } from './commands/gc';
import { addHistory } from './commands/history';
import { addKit } from './commands/kit';
import { addManifest } from './commands/manifest';
import { addMoveToBucket } from './commands/move-to-bucket';
import { addPending } from './commands/pending';
import { addPin } from './commands/pin';
import { addPromote } from './commands/promote';
import { addPublish } from './commands/publish';
import { addReleases } from './commands/releases';
import { addRemotes } from './commands/remotes';
import { addRollback } from './commands/rollback';
import { addSmoke } from './commands/smoke';
import { addStatus } from './commands/status';
import { addSwitch } from './commands/switch';
import { addToken } from './commands/token';
import { addTypes } from './commands/types';
import { addUnpin } from './commands/unpin';
import { addUses } from './commands/uses';
import { addWebhook } from './commands/webhook';
import { addWithdraw } from './commands/withdraw';
import type { Terminal } from './terminal';

/** Creates the command line. It never exits the process: `runCli` converts errors to exit codes. */
export function createProgram(terminal: Terminal): Command {
  const program = new Command('registry')
    .description('Publishes releases, and decides what every environment runs.')
    .option('--json', 'answer in JSON, for programs')
    .option('--url <url>', 'the registry (REGISTRY_URL; http://localhost:4100)')
    .option('--token <token>', 'who you are (REGISTRY_TOKEN; the local operator)')
    .configureOutput({ writeOut: (text) => terminal.out(text.trimEnd()), writeErr: (text) => terminal.err(text.trimEnd()) })
    .exitOverride()
    .showHelpAfterError('(--help shows how it is written)');
  const changing = [
    addManifest,
    addPublish,
    addDeprecate,
    addWithdraw,
    addPin,
    addPromote,
    addUnpin,
    addRollback,
    addCanary,
    addSwitch,
    addFreeze,
    addPending,
    addGc,
    addMoveToBucket,
  ];
  const reading = [addStatus, addExplain, addHistory, addDiff, addRemotes, addReleases, addUses, addDoctor];
  const commands = [...changing, ...reading, addCheck, addSmoke, addKit, addTypes, addToken, addWebhook, addEnv, addCompletion];
  for (const add of commands) add(program, terminal);
  program.addHelpText(
    'after',
    '\nExit codes: 0 done, 1 refused, 2 wrong usage. With --json an error is JSON, too. Remotes are named as in the composition: mf_feed.',
  );
  return program;
}
