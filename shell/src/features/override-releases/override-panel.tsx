import type { PageComposition } from '@social/contracts';
import { t } from '@social/texts';
import { Alert, Button, CloseIcon, IconButton, Skeleton, styled, Typography } from '@social/ui';
import { listRemotes, toManifestUrl, type Choice, type Choices } from './override-choices';
import { RemoteRow } from './remote-row';
import { useOverrides } from './use-overrides';

type OverridePanelProps = { composition: PageComposition; reloadPage: () => void; onClose: () => void };

const pinnedChoice: Choice = { kind: 'pinned' };

/** Shows what runs in this browser, and lets its developer choose, share and leave. */
export function OverridePanel({ composition, reloadPage, onClose }: OverridePanelProps) {
  const overrides = useOverrides(reloadPage);
  const { state, running, choices, problem, linkHours, isChanged } = overrides;
  const hasOverrides = Object.keys(running).length > 0;
  const { environment, revision, shellVersion } = composition;

  return (
    <>
      <Head>
        <Typography component="h2" variant="subtitle2">
          {t('Versions in {environment}', { environment })}
        </Typography>
        <IconButton onClick={onClose} aria-label={t('Close')} edge="end">
          <CloseIcon />
        </IconButton>
      </Head>
      <Typography variant="body2" color="text.secondary">
        {t('Revision {revision}, shell {version}. What you choose here runs only in this browser.', { revision, version: shellVersion })}
      </Typography>
      {problem !== null && (
        <Alert severity="error" action={state === null && <Button onClick={overrides.load}>{t('Retry')}</Button>}>
          <span lang="en" dir="ltr">
            {problem}
          </span>
        </Alert>
      )}
      {state === null ? (
        problem === null && <Skeleton variant="rounded" height={240} aria-label={t('Loading')} />
      ) : (
        <>
          <List aria-label={t('Remotes')}>
            {listRemotes(state).map((remote) => (
              <RemoteRow
                key={remote}
                remote={remote}
                pinned={state.pinned[remote]}
                versions={state.versions[remote] ?? []}
                running={running[remote] ?? pinnedChoice}
                choice={choices[remote] ?? pinnedChoice}
                onChoose={(choice) => overrides.choose(remote, choice)}
                onReset={() => void overrides.reset(remote)}
              />
            ))}
          </List>
          <Actions>
            <Button variant="contained" disabled={!isChanged || hasWrongAddress(choices)} onClick={() => void overrides.apply()}>
              {t('Apply and reload')}
            </Button>
            {hasOverrides && (
              <>
                <Button variant="outlined" disabled={isChanged} onClick={() => void overrides.share()}>
                  {t('Copy link')}
                </Button>
                <Button onClick={() => void overrides.leave()}>{t('Leave all')}</Button>
              </>
            )}
          </Actions>
          {hasOverrides && (
            <Typography variant="body2" color="text.secondary" role="status">
              {linkHours === null
                ? t('A link lets others in {environment} run the same. A local build runs only on its own computer.', { environment })
                : t('The copied link works for {hours} hours, only in {environment}.', { hours: linkHours, environment })}
            </Typography>
          )}
        </>
      )}
    </>
  );
}

function hasWrongAddress(choices: Choices): boolean {
  return Object.values(choices).some((choice) => choice.kind === 'local' && toManifestUrl(choice.address) === null);
}

const Head = styled('div')({ display: 'flex', alignItems: 'center', justifyContent: 'space-between' });

const List = styled('ul')(({ theme }) => ({ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: theme.spacing(1) }));

const Actions = styled('div')(({ theme }) => ({ display: 'flex', flexWrap: 'wrap', gap: theme.spacing(1) }));
