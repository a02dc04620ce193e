import { t } from '@social/texts';
import { Button, MenuIcon, styled, Typography } from '@social/ui';
import { Drawer } from '@social/ui/forms';
import { useState } from 'react';
import { SectionMenu, type SectionMenuProps } from './section-menu';

/** Shows the section menu in a drawer, for small screens. */
export function SectionDrawer({ pageId, current }: Omit<SectionMenuProps, 'onSelect'>) {
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
        {t('Settings menu')}
      </Button>
      <Drawer label={t('Page settings menu')} isOpen={isOpen} onClose={() => setIsOpen(false)}>
        <DrawerContent>
          <Typography variant="h2" sx={{ px: 1.5, py: 1 }}>
            {t('Page Setting')}
          </Typography>
          <SectionMenu pageId={pageId} current={current} onSelect={() => setIsOpen(false)} />
        </DrawerContent>
      </Drawer>
    </>
  );
}

const DrawerContent = styled('div')(({ theme }) => ({ padding: theme.spacing(2, 1.5) }));
