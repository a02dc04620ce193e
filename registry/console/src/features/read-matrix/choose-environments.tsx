import type { Environment } from '@social/registry-client/browser';
import { Button, CheckIcon, styled } from '@social/ui';
import { Menu, MenuItem } from '@social/ui/forms';
import { useState } from 'react';

type ChooseEnvironmentsProps = {
  all: readonly Environment[];
  shown: readonly Environment[];
  onChoose: (names: readonly string[]) => void;
};

/** Selects the columns of the matrix. */
export function ChooseEnvironments({ all, shown, onChoose }: ChooseEnvironmentsProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const names = shown.map(({ name }) => name);

  function toggle(name: string) {
    const next = names.includes(name) ? names.filter((other) => other !== name) : [...names, name];
    if (next.length > 0) onChoose(next);
  }

  return (
    <Line>
      <Button
        size="small"
        variant="outlined"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {shown.length} of {all.length} environments
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {all.map(({ name }) => (
          <MenuItem key={name} role="menuitemcheckbox" aria-checked={names.includes(name)} onClick={() => toggle(name)}>
            <Mark>{names.includes(name) && <CheckIcon fontSize="small" />}</Mark>
            {name}
          </MenuItem>
        ))}
      </Menu>
    </Line>
  );
}

const Line = styled('div')(({ theme }) => ({ marginBottom: theme.spacing(2) }));
const Mark = styled('span')({ display: 'inline-flex', width: 28 });
