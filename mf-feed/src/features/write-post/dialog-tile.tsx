import { ButtonBase, styled } from '@social/ui';
import type { ReactNode } from 'react';

export type DialogTileProps = {
  label: string;
  icon: ReactNode;
  /** For a tile with a section: whether it is open. */
  isOpen?: boolean;
  onClick: () => void;
};

/** A tile that adds something to the post. */
export function DialogTile({ label, icon, isOpen, onClick }: DialogTileProps) {
  return (
    <Tile aria-expanded={isOpen} onClick={onClick}>
      {icon}
      {label}
    </Tile>
  );
}

const Tile = styled(ButtonBase)(({ theme }) => ({
  ...theme.typography.body2,
  display: 'grid',
  justifyItems: 'center',
  gap: theme.spacing(0.5),
  padding: theme.spacing(1.25, 0.5),
  borderRadius: 12,
  border: `1px solid ${theme.vars.palette.divider}`,
  fontWeight: 500,
  '& svg': { color: theme.vars.palette.primary.main, fontSize: 24 },
  '&:hover, &[aria-expanded="true"]': { background: theme.vars.palette.action.hover },
  '&[aria-expanded="true"]': { borderColor: theme.vars.palette.primary.main },
  '&:focus-visible': { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: 1 },
}));
