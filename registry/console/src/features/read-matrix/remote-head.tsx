import type { ListedRemote } from '@social/registry-client/browser';
import { styled, TextLink } from '@social/ui';
import { Link } from '@social/ui/router';
import { Mono } from '../../lib/layout/version-text';

/** Shows a remote, who publishes it, and its latest release. */
export function RemoteHead({ remote, listed }: { remote: string; listed: ListedRemote | undefined }) {
  return (
    <Head>
      <TextLink component={Link} to={`/remotes/${remote}`} sx={{ fontWeight: 700 }}>
        <Mono>{remote}</Mono>
      </TextLink>
      {listed && (
        <Detail>
          latest <Mono>{listed.latest.version}</Mono>
          {listed.owners.length > 0 && ` · ${listed.owners.join(', ')}`}
        </Detail>
      )}
    </Head>
  );
}

const Head = styled('div')({ display: 'grid' });
const Detail = styled('span')(({ theme }) => ({ ...theme.typography.caption, color: theme.vars.palette.text.secondary }));
