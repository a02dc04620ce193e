import { Chip, styled, TextLink, Typography } from '@social/ui';
import { TimeAgo } from '../../lib/format/time-ago';
import { QueryState } from '../../lib/layout/query-state';
import { useCheckReports } from '../../lib/registry/queries';

/** Shows the outcomes of checks of a release, newest first. */
export function CheckList({ release }: { release: { remote: string; version: string } }) {
  return (
    <QueryState query={useCheckReports(release)} what="the checks" lines={2}>
      {(reports) =>
        reports.length === 0 ? (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            No check was reported.
          </Typography>
        ) : (
          <List>
            {reports.map(({ check, isPassed, url, by, at }) => (
              <li key={`${check} ${at}`}>
                <Chip size="small" variant="outlined" color={isPassed ? 'success' : 'error'} label={isPassed ? 'Passed' : 'Failed'} />
                {url === null ? (
                  check
                ) : (
                  <TextLink href={url} target="_blank" rel="noreferrer">
                    {check}
                  </TextLink>
                )}
                <Typography variant="caption" sx={{ color: 'text.secondary' }}>
                  <TimeAgo at={at} /> by {by}
                </Typography>
              </li>
            ))}
          </List>
        )
      }
    </QueryState>
  );
}

const List = styled('ul')(({ theme }) => ({
  ...theme.typography.body2,
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gap: theme.spacing(1),
  '& li': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: theme.spacing(1) },
}));
