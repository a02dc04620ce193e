import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { workspaceRoot } from '../stack/config';
import type { Progress } from './progress';
import { report, runCommand, type CommandResult } from './run-command';

export type Failure = {
  /** Absolute path of the test file; empty for a failure of the run itself. */
  file: string;
  line?: number;
  /** Project of Playwright. */
  project?: string;
  title: string;
  message: string;
};

/** Messages that the reporters of Jest and Playwright send to this process. */
export type ProgressMessage = { progress: { done: number; total: number; failed: number } } | { failure: Failure };

export type TestRun = {
  name: string;
  args: string[];
  environment?: NodeJS.ProcessEnv;
  /** The unit of the progress. */
  unit: 'files' | 'tests';
  /** Returns the command that runs one failed test by itself. */
  toCommand: (failure: Failure) => string;
  progress: Progress;
};

/**
 * Limit for a hang, in minutes on the reference machine: no test has ended, and the runner has printed nothing. A single test has a lower limit
 * of its own. The run as a whole has none, because its time depends on the machine.
 */
const SILENT_MINUTES = 15;

/** The first lines of a message have the expected and received values. The rest are stacks. */
const SHOWN_LINES = 14;

/** Runs a test runner. Prints each failure when it happens: its first lines, and the command that runs this test by itself. */
export async function runTests({ name, args, environment, unit, toCommand, progress }: TestRun): Promise<CommandResult> {
  const failures: string[] = [];
  const result = await runCommand(name, args, {
    environment,
    silentMinutes: SILENT_MINUTES * Number(process.env.TEST_SLOWNESS ?? 1),
    onMessage: (message) => {
      const news = message as ProgressMessage;
      if ('progress' in news) return progress.update(news.progress, unit);
      const description = describeFailure(news.failure, toCommand(news.failure));
      failures.push(description.split('\n')[0] ?? '');
      console.log(description);
    },
  });
  // Failures have been printed already. Without failures, the output of the runner explains the exit code.
  report(failures.length > 0 ? { ...result, output: failures.join('\n') } : result);
  return result;
}

export function describeFailure({ file, line, project, title, message }: Failure, command: string): string {
  const position = file ? `${relative(workspaceRoot, file)}${line ? `:${line}` : ''}` : '';
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .filter((text) => text.trim() !== '');
  return [
    `✗ ${[project && `[${project}]`, position, title].filter(Boolean).join(' ')}`,
    ...lines.slice(0, SHOWN_LINES).map((text) => `    ${text}`),
    ...(command ? [`  Run it by itself: ${command}`] : []),
  ].join('\n');
}
