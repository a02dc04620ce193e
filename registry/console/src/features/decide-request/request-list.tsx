import type { PinRequest } from '@social/registry-client/browser';
import { Chip, EmptyState, Stack, styled, Typography } from '@social/ui';
import { ActionButton } from '../../lib/actions/action-button';
import { describeChange } from '../../lib/format/describe-revision';
import { TimeAgo } from '../../lib/format/time-ago';
import { QueryState } from '../../lib/layout/query-state';
import { usePinRequests } from '../../lib/registry/queries';
import { useScopes, useSession } from '../../lib/session/session-provider';
import { DecideDialog } from './decide-dialog';

/** Shows pending pins, and the outcomes of the latest ones. */
export function RequestList({ environment }: { environment: string }) {
  return (
    <QueryState query={usePinRequests(environment)} what="the requests">
      {(requests) =>
        requests.length === 0 ? (
          <EmptyState title="Nothing waits" detail="Pins for a time, and pins that a second person has to approve, are listed here." />
        ) : (
          <List>
            {requests.map((request) => (
              <RequestItem key={request.id} request={request} />
            ))}
          </List>
        )
      }
    </QueryState>
  );
}

function RequestItem({ request }: { request: PinRequest }) {
  const { id, environment, state, changes, reason, by, at, approvedBy, outcome, needsApproval, runAt } = request;
  const { mayOperate } = useScopes();
  const isOwn = useSession().identity?.name === by;
  const refusal = mayOperate(environment) ? null : `Your token may not operate ${environment}.`;
  return (
    <li>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Chip
          size="small"
          variant="outlined"
          color={state === 'waiting' ? 'warning' : state === 'pinned' ? 'success' : 'default'}
          label={state}
        />
        <strong>{changes.map(describeChange).join(', ')}</strong>
      </Stack>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        Request {id} by {by}, <TimeAgo at={at} />: “{reason}”{runAt !== null && `. Not before ${new Date(runAt).toLocaleString()}`}
        {approvedBy !== null && `. Approved by ${approvedBy}`}
        {outcome !== null && `. ${outcome}`}
      </Typography>
      {state === 'waiting' && (
        <Stack direction="row" sx={{ gap: 1 }}>
          {needsApproval && approvedBy === null && (
            <ActionButton
              label="Approve"
              object={`request ${id}`}
              size="small"
              variant="contained"
              refusal={refusal ?? (isOwn ? 'Somebody else has to approve it.' : null)}
              renderDialog={(close) => <DecideDialog request={request} decision="approve" onClose={close} />}
            />
          )}
          <ActionButton
            label={isOwn ? 'Cancel' : 'Reject'}
            object={`request ${id}`}
            size="small"
            variant="outlined"
            refusal={refusal}
            renderDialog={(close) => <DecideDialog request={request} decision={isOwn ? 'cancel' : 'reject'} onClose={close} />}
          />
        </Stack>
      )}
    </li>
  );
}

const List = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gap: theme.spacing(2),
  '& > li': {
    display: 'grid',
    gap: theme.spacing(1),
    padding: theme.spacing(2),
    borderRadius: 16,
    border: `1px solid ${theme.vars.palette.divider}`,
    background: theme.vars.palette.background.paper,
  },
}));
