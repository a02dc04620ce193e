import type { CommandResult } from './run-command';

/** Maximum number of printed lines of a failed check. */
const MAX_LINES = 40;

/** Prints the result of a check. For a failed one, also the first lines of its output and the command that runs it. */
export function reportCheck(name: string, result: CommandResult): void {
  console.log(describeCheck(name, result));
}

/** Returns the lines of a report. @param name the argument of `npm run check` for this check. */
export function describeCheck(name: string, { name: title, isGreen, output, seconds }: CommandResult): string {
  if (isGreen) return `✓ ${title} (${seconds} s)`;
  const lines = output.trim().split('\n');
  const hidden = lines.length - MAX_LINES;
  return [
    `✗ ${title} (${seconds} s)`,
    ...lines.slice(0, MAX_LINES),
    ...(hidden > 0 ? [`… ${hidden} more lines`] : []),
    `To run it alone: npm run check -- ${name}`,
  ].join('\n');
}
