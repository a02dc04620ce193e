import { t } from '@social/texts';
import {
  Button,
  setCharacterKeysEnabled,
  Stack,
  styled,
  Typography,
  useHotkeyList,
  useCharacterKeysEnabled,
  type Hotkey,
} from '@social/ui';
import { Dialog } from '@social/ui/forms';
import { useId } from 'react';
import { formatHotkey } from './format-hotkey';

/** Keys that are not registered: those of the browser and of the notices. */
const fixedKeys: Pick<Hotkey, 'key' | 'label' | 'group'>[] = [
  { key: 'Alt+t', label: t('Go to the notices'), group: t('Everywhere') },
  { key: 'Escape', label: t('Close what is open'), group: t('Everywhere') },
];

/** Lists the page's registered hotkeys. */
export function KeyboardShortcutsDialog({ onClose }: { onClose: () => void }) {
  const hotkeys = [...useHotkeyList(), ...fixedKeys];
  const groups = new Set(hotkeys.map(({ group }) => group));
  const titleId = useId();
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <Stack spacing={2.5} sx={{ p: 3 }}>
        <Typography id={titleId} variant="h2">
          {t('Keyboard shortcuts')}
        </Typography>
        {[...groups].map((group) => (
          <Group key={group} name={group} hotkeys={hotkeys.filter((hotkey) => hotkey.group === group)} />
        ))}
        <CharacterKeysSwitch />
        <Button variant="outlined" onClick={onClose} autoFocus>
          {t('Close')}
        </Button>
      </Stack>
    </Dialog>
  );
}

function Group({ name, hotkeys }: { name: string; hotkeys: Pick<Hotkey, 'key' | 'label'>[] }) {
  const labels = [...new Set(hotkeys.map(({ label }) => label))];
  return (
    <section>
      <Typography variant="subtitle2" component="h3" sx={{ color: 'text.secondary' }}>
        {name}
      </Typography>
      <Keys>
        {labels.map((label) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {[...new Set(hotkeys.filter((hotkey) => hotkey.label === label).map(({ key }) => key))].map((key, index) => (
                <span key={key}>
                  {index > 0 && ` ${t('or')} `}
                  {formatHotkey(key).map((part) => (
                    <kbd key={part}>{part}</kbd>
                  ))}
                </span>
              ))}
            </dd>
          </div>
        ))}
      </Keys>
    </section>
  );
}

/** Voice control and tremor press single keys by accident. */
function CharacterKeysSwitch() {
  const isOn = useCharacterKeysEnabled();
  return (
    <label>
      <input type="checkbox" checked={isOn} onChange={({ target }) => setCharacterKeysEnabled(target.checked)} />{' '}
      {t('Use keys without Ctrl, such as / and ?')}
    </label>
  );
}

const Keys = styled('dl')(({ theme }) => ({
  margin: 0,
  '& > div': {
    display: 'flex',
    justifyContent: 'space-between',
    gap: theme.spacing(2),
    padding: theme.spacing(0.75, 0),
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
  },
  '& dd': { margin: 0, color: theme.vars.palette.text.secondary, whiteSpace: 'nowrap' },
  '& kbd': {
    ...theme.typography.caption,
    display: 'inline-block',
    minWidth: 26,
    marginInlineStart: 4,
    padding: '2px 7px',
    textAlign: 'center',
    border: `1px solid ${theme.vars.palette.divider}`,
    borderBottomWidth: 2,
    borderRadius: 6,
    color: theme.vars.palette.text.primary,
    backgroundColor: theme.vars.palette.background.default,
  },
}));
