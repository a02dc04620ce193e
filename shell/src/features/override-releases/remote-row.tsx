import { t } from '@social/texts';
import { Button, ChoiceField, Chip, styled } from '@social/ui';
import { TextField } from '@social/ui/forms';
import { toManifestUrl, type Choice } from './override-choices';

type RemoteRowProps = {
  remote: string;
  /** The version that the environment pinned. Undefined for a remote that only an override adds. */
  pinned: string | undefined;
  versions: readonly string[];
  /** The choice with which the page runs now. */
  running: Choice;
  choice: Choice;
  onChoose: (choice: Choice) => void;
  onReset: () => void;
};

const LOCAL = 'local';
const PINNED = 'pinned';

/** A remote with what it runs, and the choice of another version or of a local build. */
export function RemoteRow({ remote, pinned, versions, running, choice, onChoose, onReset }: RemoteRowProps) {
  const others = versions.filter((version) => version !== pinned);
  const unserved = choice.kind === 'version' && !versions.includes(choice.version) ? [choice.version] : [];
  const options = [
    { value: PINNED, label: pinned === undefined ? t('Not pinned') : t('{version}, pinned', { version: pinned }) },
    ...[...unserved, ...others].map((version) => ({ value: version, label: version })),
    { value: LOCAL, label: t('Local address') },
  ];
  const isWrong = choice.kind === 'local' && toManifestUrl(choice.address) === null;

  function choose(value: string) {
    if (value === LOCAL) onChoose({ kind: 'local', address: running.kind === 'local' ? running.address : 'http://localhost:3001' });
    else onChoose(value === PINNED ? { kind: 'pinned' } : { kind: 'version', version: value });
  }

  return (
    <Row>
      <ChoiceField label={remote} options={options} value={choice.kind === 'version' ? choice.version : choice.kind} onChange={choose} />
      {choice.kind === 'local' && (
        <TextField
          label={t('Address of the build of {remote}', { remote })}
          value={choice.address}
          onChange={({ target }) => onChoose({ kind: 'local', address: target.value })}
          error={isWrong}
          helperText={isWrong ? t('Write an address of this computer, such as http://localhost:3001.') : undefined}
          size="small"
          fullWidth
          slotProps={{ htmlInput: { dir: 'ltr', spellCheck: false, autoCapitalize: 'none' } }}
        />
      )}
      {running.kind !== 'pinned' && (
        <State>
          <Chip size="small" color="warning" label={running.kind === 'local' ? t('Local build') : t('Chosen')} />
          <Button size="small" onClick={onReset} aria-label={t('Reset {remote}', { remote })}>
            {t('Reset')}
          </Button>
        </State>
      )}
    </Row>
  );
}

const Row = styled('li')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.5),
  '& > div:first-of-type': { justifyContent: 'space-between' },
  '& label': { overflowWrap: 'anywhere', color: theme.vars.palette.text.primary },
  '& select': { width: 200, maxWidth: '60%' },
}));

const State = styled('div')({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 8 });
