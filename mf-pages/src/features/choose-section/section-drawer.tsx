import { Button, Drawer, MenuIcon, styled, Typography } from '@social/ui';
import { useState } from 'react';
import { SectionMenu, type SectionMenuProps } from './section-menu';

/** On small screens the menu slides in over the page. */
export function SectionDrawer({ pageId, chosen }: Omit<SectionMenuProps, 'onChoose'>) {
  const [isOpen, setIsOpen] = useState(false);

  return (
    <>
      <Button
        variant="outlined"
        fullWidth
        startIcon={<MenuIcon />}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(true)}
      >
        Settings menu
      </Button>
      <Drawer
        open={isOpen}
        onClose={() => setIsOpen(false)}
        slotProps={{ paper: { role: 'dialog', 'aria-modal': true, 'aria-label': 'Page settings menu' } }}
      >
        <Inside>
          <Typography variant="h2" sx={{ px: 1.5, py: 1 }}>
            Page Setting
          </Typography>
          <SectionMenu pageId={pageId} chosen={chosen} onChoose={() => setIsOpen(false)} />
        </Inside>
      </Drawer>
    </>
  );
}

const Inside = styled('div')(({ theme }) => ({ width: 280, maxWidth: '80vw', padding: theme.spacing(2, 1.5) }));
