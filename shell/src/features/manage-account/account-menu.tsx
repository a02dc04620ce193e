import { t } from '@social/texts';
import { IconButton, MoreIcon, useLazyOverlay } from '@social/ui';
import { useRef } from 'react';

/** Opens the menu of the account, whose code is loaded then. */
export function AccountMenu() {
  const button = useRef<HTMLButtonElement>(null);
  const {
    Overlay: List,
    open,
    close,
  } = useLazyOverlay(t('The account menu'), async () => (await import('./account-menu-list')).AccountMenuList);

  return (
    <>
      <IconButton
        ref={button}
        aria-label={t('Account menu')}
        aria-haspopup="menu"
        aria-expanded={List !== null}
        onClick={() => void open()}
      >
        <MoreIcon />
      </IconButton>
      {List && <List anchorTo={button} onClose={close} />}
    </>
  );
}
