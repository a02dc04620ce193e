import { RegistryError } from '@social/registry-client/browser';
import { EmptyState, Stack, TextLink, Typography } from '@social/ui';
import { Link, useParams } from '@social/ui/router';
import { SettingsForm } from '../features/change-settings/settings-form';
import { RequestList } from '../features/decide-request/request-list';
import { FreezeNotice } from '../features/freeze-environment/freeze-notice';
import { CanaryNotice } from '../features/run-canary/canary-notice';
import { CanaryPanel } from '../features/run-canary/canary-panel';
import { PageHeader } from '../lib/layout/page-header';
import { SectionLinks } from '../lib/layout/section-links';
import { useStatus } from '../lib/registry/queries';
import { EnvironmentActions } from './environment-actions';
import { EnvironmentComposition } from './environment-composition';
import { EnvironmentHistory } from './environment-history';

const sections = [
  { name: '', label: 'Runs now' },
  { name: 'canary', label: 'Canary' },
  { name: 'history', label: 'History' },
  { name: 'waiting', label: 'Waiting' },
  { name: 'settings', label: 'Settings' },
];

function UnknownEnvironment({ environment }: { environment: string }) {
  return (
    <>
      <PageHeader title={environment} crumb="Environment" />
      <EmptyState
        title={`There is no environment ${environment}`}
        detail="It may have another name."
        action={
          <TextLink component={Link} to="/">
            Show all environments
          </TextLink>
        }
      />
    </>
  );
}

/** An environment: its composition, its history, and all actions on them. */
export function EnvironmentPage() {
  const { environment = '', section = '' } = useParams();
  const { data: status, error } = useStatus(environment);
  if (error instanceof RegistryError && error.code === 'REG_ENVIRONMENT_UNKNOWN') return <UnknownEnvironment environment={environment} />;
  return (
    <>
      <PageHeader
        title={environment}
        crumb={
          <TextLink component={Link} to="/">
            Environments
          </TextLink>
        }
        detail={
          status && (
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              revision {status.revision} · {status.hostnames.join(', ')}
            </Typography>
          )
        }
        actions={<EnvironmentActions environment={environment} />}
      />
      {status && <FreezeNotice status={status} />}
      {status && section !== 'canary' && <CanaryNotice status={status} />}
      <Stack spacing={2}>
        <SectionLinks base={`/environments/${environment}`} sections={sections} />
        {section === '' && <EnvironmentComposition environment={environment} />}
        {section === 'canary' && <CanaryPanel environment={environment} />}
        {section === 'history' && <EnvironmentHistory environment={environment} />}
        {section === 'waiting' && <RequestList environment={environment} />}
        {section === 'settings' && <SettingsForm environment={environment} />}
      </Stack>
    </>
  );
}
