import type { Revision } from '@social/registry-client/browser';
import { Alert, Button, styled } from '@social/ui';
import { describeRevision } from '../format/describe-revision';
import { TimeAgo } from '../format/time-ago';

type StaleNoticeProps = {
  /** The revisions after the form's base, newest first. */
  since: readonly Revision[];
  latest: number;
  onContinue: () => void;
};

/** Shows that others changed the environment while the form was open, and their changes. The operator must decide to continue. */
export function StaleNotice({ since, latest, onContinue }: StaleNoticeProps) {
  const names = [...new Set(since.map(({ by }) => by))].join(' and ') || 'Somebody';
  return (
    <Alert severity="warning">
      <strong>{names} changed this meanwhile.</strong> Nothing of yours was stored, and nothing is lost.
      <List>
        {since.map((revision) => (
          <li key={revision.revision}>
            Revision {revision.revision}, <TimeAgo at={revision.at} />: {revision.by} {describeRevision(revision)}. “{revision.reason}”
          </li>
        ))}
      </List>
      <Button size="small" variant="outlined" color="inherit" onClick={onContinue}>
        Plan again from revision {latest}
      </Button>
    </Alert>
  );
}

const List = styled('ul')(({ theme }) => ({ margin: theme.spacing(1, 0), paddingLeft: theme.spacing(2.5) }));
