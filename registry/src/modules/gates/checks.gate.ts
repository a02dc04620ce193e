import { hashComposition, toSubjectKey } from '../../domain/subject-key';
import type { RequiredCheck } from '../../domain/checks';
import { problemOf, type CandidateComposition, type Gate } from './gate';

/** Every check that the environment asks for has passed: of each release that changes, and of the composition that results. */
export const checksGate: Gate = {
  name: 'checks',
  findProblems(candidate) {
    const composition = hashComposition(Object.fromEntries([...candidate.releases].map(([remote, { version }]) => [remote, version])));
    return [...candidate.releases.values()]
      .filter(({ remote }) => candidate.changedRemotes.has(remote))
      .flatMap((release) =>
        candidate.requiredChecks.flatMap((required) => {
          const subject = required.of === 'release' ? toSubjectKey({ release }) : composition;
          const reason = findShortfall(required, subject, candidate.reports);
          return reason ? [problemOf(release, reason)] : [];
        }),
      );
  },
};

function findShortfall({ name, of }: RequiredCheck, subject: string, reports: CandidateComposition['reports']): string | null {
  const what = of === 'release' ? `its check ${name}` : `the check ${name} of the composition with it`;
  const report = reports.find((one) => one.check === name && one.subject === subject);
  if (report === undefined) return `${what} was not reported`;
  return report.isPassed ? null : `${what} failed${report.url === null ? '' : `: ${report.url}`}`;
}
