import type { UnpublishableError } from '@social/release';
import type { Colors } from '../terminal';

/** Lists at most this many problems: a folder of the wrong build may have hundreds. */
const MAX_PROBLEMS = 12;

/** Describes why a build cannot be published: a line with the reason for each file, and one with the cure. */
export function describeProblems({ problems }: UnpublishableError, colors: Colors): string[] {
  const shown = problems.slice(0, MAX_PROBLEMS).flatMap(({ file, message, cure }) => [`  ${colors.red(file)}: ${message}`, `    ${cure}`]);
  const others = problems.length - MAX_PROBLEMS;
  return [
    colors.red(colors.bold('The build was not published; nothing was sent.')),
    ...shown,
    ...(others > 0 ? [`  and ${others} more`] : []),
  ];
}
