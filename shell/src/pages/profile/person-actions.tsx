import { t } from '@social/texts';
import { IconButton, MoreIcon, useLazyOverlay } from '@social/ui';
import { Menu, MenuItem } from '@social/ui/forms';
import { useState } from 'react';
import { useBlock } from '../../features/block-person/use-block';
import { PersonFollowButton } from '../../features/follow-person/person-follow-button';
import { MessagePersonButton } from '../../features/message-person/message-person-button';
import { copyProfileLink } from '../../features/show-profile/copy-profile-link';
import type { ReadPerson } from '../../lib/person-query';

export type PersonActionsProps = { person: ReadPerson; onBlocked: (isBlocked: boolean) => void };

/** The actions on another member's profile. */
export function PersonActions({ person, onBlocked }: PersonActionsProps) {
  return (
    <>
      <PersonFollowButton person={person} followsMe={person.followsMe} readAt={person.readAt} />
      <MessagePersonButton person={person} />
      <PersonMenu person={person} onBlocked={onBlocked} />
    </>
  );
}

function PersonMenu({ person, onBlocked }: PersonActionsProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { block } = useBlock();
  const report = useLazyOverlay(
    t('The report form'),
    async () => (await import('../../features/report-person/report-dialog')).ReportDialog,
  );

  const choose = (act: () => void) => () => {
    setAnchor(null);
    act();
  };

  return (
    <>
      <IconButton
        aria-label={t('More about {name}', { name: person.name })}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <MoreIcon />
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        <MenuItem onClick={choose(() => void copyProfileLink(person.id))}>{t('Copy link to profile')}</MenuItem>
        <MenuItem onClick={choose(() => void report.open())}>{t('Report {name}', { name: person.name })}</MenuItem>
        <MenuItem onClick={choose(() => void block(person, onBlocked))}>{t('Block {name}', { name: person.name })}</MenuItem>
      </Menu>
      {report.Overlay && <report.Overlay person={person} onClose={report.close} />}
    </>
  );
}
