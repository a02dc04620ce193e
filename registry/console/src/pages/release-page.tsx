import { TextLink } from '@social/ui';
import { Link, useParams } from '@social/ui/router';
import { ReleaseDetails } from '../features/read-release/release-details';
import { WithdrawDialog } from '../features/withdraw-release/withdraw-dialog';
import { ActionButton } from '../lib/actions/action-button';
import { PageHeader } from '../lib/layout/page-header';
import { useReleases } from '../lib/registry/queries';
import { useScopes } from '../lib/session/session-provider';

/** A release: its files, its requirements, and where it runs and ran. */
export function ReleasePage() {
  const { remote = '', version = '' } = useParams();
  const crumb = (
    <TextLink component={Link} to={`/remotes/${remote}`}>
      {remote}
    </TextLink>
  );
  return (
    <>
      <PageHeader title={`${remote}@${version}`} crumb={crumb} actions={<WithdrawButton remote={remote} version={version} />} />
      <ReleaseDetails remote={remote} version={version} />
    </>
  );
}

function WithdrawButton({ remote, version }: { remote: string; version: string }) {
  const { mayPublish } = useScopes();
  const release = useReleases(remote).data?.find((candidate) => candidate.version === version);
  if (!release || release.withdrawal) return null;
  return (
    <ActionButton
      label="Withdraw …"
      variant="outlined"
      color="error"
      refusal={mayPublish(remote) ? null : `Your token may not withdraw releases of ${remote}.`}
      renderDialog={(close) => <WithdrawDialog release={release} onClose={close} />}
    />
  );
}
