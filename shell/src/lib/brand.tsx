import { styled } from '@social/ui';
import { useShellServices } from './shell-services';

/** The environment's name for the product, with its mark. */
export function Brand() {
  const { brand } = useShellServices().composition.settings;
  return (
    <Row>
      <Mark aria-hidden viewBox="0 0 32 32">
        <circle cx="12" cy="13" r="9" opacity="0.9" />
        <circle cx="21" cy="20" r="8" opacity="0.55" />
      </Mark>
      {brand}
    </Row>
  );
}

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1),
  // With large text on a small screen only the mark stays visible.
  minWidth: 0,
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  fontSize: '1.25rem',
  fontWeight: 750,
  letterSpacing: '-0.02em',
}));

const Mark = styled('svg')(({ theme }) => ({ width: 30, height: 30, flexShrink: 0, fill: theme.vars.palette.primary.main }));
