import { ReleaseUnknownError } from '../releases/releases.errors';
import type { ReleaseRepository } from '../releases/releases.repository';
import { formatRelease } from '../../domain/release-name';
import { assertMayReport, type Identity } from '../tokens/tokens.service';
import type { CheckReportRow, CheckRepository } from './checks.repository';
import type { CheckReportView, NewCheckReport } from './checks.schema';
import type { CheckSubject } from '../../domain/checks';
import { toSubjectKey } from '../../domain/subject-key';

export type CheckDependencies = { repository: CheckRepository; releases: Pick<ReleaseRepository, 'find'>; now(): Date };
export type CheckService = ReturnType<typeof createCheckService>;

const LIST_LIMIT = 100;

export function createCheckService({ repository, releases, now }: CheckDependencies) {
  /**
   * Stores the outcome of a check. The latest report of a check counts; older ones stay readable.
   * @throws {ForbiddenError | ReleaseUnknownError}
   */
  async function report({ check, subject, isPassed, url }: NewCheckReport, identity: Identity): Promise<CheckReportView> {
    assertMayReport(identity, check);
    await assertPublished(subject);
    const row = { check, subject: toSubjectKey(subject), isPassed, url, reportedBy: identity.name, reportedAt: now() };
    await repository.insert(row);
    return toView(row);
  }

  async function assertPublished(subject: CheckSubject): Promise<void> {
    const versions = 'release' in subject ? { [subject.release.remote]: subject.release.version } : subject.composition;
    for (const [remote, version] of Object.entries(versions)) {
      if (!(await releases.find(remote, version))) throw new ReleaseUnknownError(formatRelease({ remote, version }));
    }
  }

  /** Lists the reports about a release, newest first. @throws {ReleaseUnknownError} */
  async function list(remote: string, version: string): Promise<CheckReportView[]> {
    await assertPublished({ release: { remote, version } });
    return (await repository.list(formatRelease({ remote, version }), LIST_LIMIT)).map(toView);
  }

  return { report, list };
}

function toView({ check, subject, isPassed, url, reportedBy, reportedAt }: Omit<CheckReportRow, 'id'>): CheckReportView {
  return { check, subject, isPassed, url, by: reportedBy, at: reportedAt.toISOString() };
}
