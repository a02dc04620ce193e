import PauseIcon from '@mui/icons-material/Pause';
import type { Story, StoryOwner } from '@social/api/stories/story';
import { usePageSettings } from '@social/session';
import { t } from '@social/texts';
import { Chip, CloseIcon, IconButton, PersonAvatar, PlayIcon, RelativeTime, styled } from '@social/ui';
import { Link } from '@social/ui/router';
import { useEffect, useState } from 'react';
import { storyColumn } from './story-column';

export type StoryHeaderProps = { owner: StoryOwner; story: Story; isStopped: boolean; onTogglePlay: () => void; onClose: () => void };

/** Shows a story's author, time and state, with Pause and Close. */
export function StoryHeader({ owner: { person }, story, isStopped, onTogglePlay, onClose }: StoryHeaderProps) {
  const { locale, timeZone } = usePageSettings();
  return (
    <Bar>
      <PersonAvatar name={person.name} avatarUrl={person.avatarUrl} />
      <Lines>
        <Name to={`/profile/${person.id}`} dir="auto">
          {person.name}
        </Name>
        <small>
          <bdi>@{person.username}</bdi> ·{' '}
          <RelativeTime date={story.postedAt} fallback={t('Recently')} locale={locale} timeZone={timeZone} />
        </small>
      </Lines>
      {!story.isMine && <SeenMarker key={story.id} isViewed={story.isViewed} />}
      <IconButton color="inherit" aria-label={isStopped ? t('Play') : t('Pause')} onClick={onTogglePlay}>
        {isStopped ? <PlayIcon /> : <PauseIcon />}
      </IconButton>
      <IconButton color="inherit" aria-label={t('Close')} onClick={onClose}>
        <CloseIcon />
      </IconButton>
    </Bar>
  );
}

/** A story is new for a moment longer than the call that it was seen takes, so that the word can be read. */
const NEW_FOR_MS = 2500;

function SeenMarker({ isViewed }: { isViewed: boolean }) {
  const [isShownAsViewed, setShownAsViewed] = useState(isViewed);
  useEffect(() => {
    if (!isViewed) return;
    const timer = setTimeout(() => setShownAsViewed(true), NEW_FOR_MS);
    return () => clearTimeout(timer);
  }, [isViewed]);
  return <Marker size="small" label={isShownAsViewed ? t('Viewed') : t('New')} color={isShownAsViewed ? 'default' : 'primary'} />;
}

const Bar = styled('header')(({ theme }) => ({
  position: 'absolute',
  ...storyColumn,
  insetBlockStart: 0,
  zIndex: 2,
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1),
  padding: theme.spacing(2.5, 1, 4, 1.5),
  textShadow: '0 1px 3px rgb(0 0 0 / 80%)',
}));

const Lines = styled('div')({ display: 'grid', flex: 1, minWidth: 0, lineHeight: 1.3, overflowWrap: 'anywhere' });

const Name = styled(Link)({ color: 'inherit', fontWeight: 600, textDecoration: 'none', '&:hover': { textDecoration: 'underline' } });

const Marker = styled(Chip)({ color: '#fff', '&.MuiChip-colorDefault': { background: 'rgb(255 255 255 / 22%)' } });
