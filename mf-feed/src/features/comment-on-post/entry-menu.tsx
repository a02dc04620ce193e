import LinkIcon from '@mui/icons-material/InsertLink';
import ReportIcon from '@mui/icons-material/OutlinedFlag';
import { t } from '@social/texts';
import { copyLink, MoreIcon } from '@social/ui';
import { CommentAction } from '@social/ui/comments/comment-action';
import { Menu } from '@social/ui/forms';
import { useRef, useState } from 'react';
import { OptionItem } from '../../lib/option-item';
import type { Entry } from './entry';
import { reportEntry } from './report-entry';

export type EntryMenuProps = { entry: Entry; url: string; isMine: boolean };

/** Offers the link to a comment or reply, and reporting it. */
export function EntryMenu({ entry, url, isMine }: EntryMenuProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);

  return (
    <>
      <CommentAction
        ref={button}
        aria-label={entry.kind === 'comment' ? t('More about this comment') : t('More about this reply')}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      >
        <MoreIcon fontSize="small" />
      </CommentAction>
      {isOpen && (
        <Menu
          open
          anchorEl={() => button.current}
          onClose={close}
          slotProps={{ list: { 'aria-label': entry.kind === 'comment' ? t('More about this comment') : t('More about this reply') } }}
        >
          <OptionItem icon={<LinkIcon fontSize="small" />} onClick={() => (close(), void copyLink(url, entry.kind))}>
            {t('Copy link')}
          </OptionItem>
          {!isMine && (
            <OptionItem icon={<ReportIcon fontSize="small" />} onClick={() => (close(), void reportEntry(entry))}>
              {entry.kind === 'comment' ? t('Report comment') : t('Report reply')}
            </OptionItem>
          )}
        </Menu>
      )}
    </>
  );
}
