import type { ExplainedRelease } from '@social/registry-client/browser';
import { styled, TextLink } from '@social/ui';
import { Link } from '@social/ui/router';
import { TimeAgo } from '../../lib/format/time-ago';
import { Mono } from '../../lib/layout/version-text';
import { ConcernChips } from './concern-chips';
import { findConcerns } from './matrix-model';

type MatrixCellProps = {
  release: ExplainedRelease | null;
  /** Latest version of the remote. Undefined if nothing was published. */
  latest: string | undefined;
};

/** Shows the version of a remote in an environment, with the time and author of its pin, and unusual states. */
export function MatrixCell({ release, latest }: MatrixCellProps) {
  if (!release) return <Muted>–</Muted>;
  const { remote, version, introducedBy, fallback } = release;
  return (
    <Cell>
      <Line>
        <Version component={Link} to={`/remotes/${remote}/${version}`} data-latest={version === latest}>
          <Mono>{version}</Mono>
        </Version>
        <ConcernChips concerns={findConcerns(release)} />
      </Line>
      {introducedBy && (
        <Muted>
          <TimeAgo at={introducedBy.at} /> · {introducedBy.by}
        </Muted>
      )}
      {fallback !== null && (
        <Muted title="Pages run it when the pinned release fails">
          falls back to <Mono>{fallback}</Mono>
        </Muted>
      )}
    </Cell>
  );
}

const Cell = styled('div')(({ theme }) => ({ display: 'grid', gap: theme.spacing(0.25) }));
const Line = styled('div')(({ theme }) => ({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: theme.spacing(1) }));
const Muted = styled('span')(({ theme }) => ({ ...theme.typography.caption, color: theme.vars.palette.text.secondary }));

// A version older than the latest one is marked, because the latest may be waiting for its pin.
const Version = styled(TextLink)<{ component?: typeof Link; to: string }>(({ theme }) => ({
  fontWeight: 700,
  color: theme.vars.palette.text.primary,
  '&[data-latest="false"]': { color: theme.vars.palette.warning.main },
}));
