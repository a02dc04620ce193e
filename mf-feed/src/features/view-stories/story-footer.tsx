import ViewIcon from '@mui/icons-material/Visibility';
import type { PersonSummary } from '@social/api/people/person';
import type { Story } from '@social/api/stories/story';
import { usePageSettings } from '@social/session';
import { plural } from '@social/texts';
import { formatNumber, styled } from '@social/ui';
import { OwnStoryActions } from './own-story-actions';
import { storyColumn } from './story-column';
import { StoryReactions } from './story-reactions';
import { StoryReply } from './story-reply';
import { isTextStory } from './text-story';

export type StoryFooterProps = {
  story: Story;
  owner: PersonSummary;
  /** Pauses the story while a dialog covers it. */
  onCover: (isCovered: boolean) => void;
};

/** Shows a story's description, views and actions. */
export function StoryFooter({ story, owner, onCover }: StoryFooterProps) {
  const { locale } = usePageSettings();
  const caption = isTextStory(story) ? '' : story.description || story.title;
  return (
    <Bar>
      {caption && <Caption dir="auto">{caption}</Caption>}
      <Row>
        <Views>
          <ViewIcon fontSize="small" />
          {plural(story.viewCount, { one: '{count} view', other: '{count} views' }, { count: formatNumber(story.viewCount, locale) })}
        </Views>
        {story.isMine ? <OwnStoryActions storyId={story.id} onCover={onCover} /> : <StoryReactions story={story} />}
      </Row>
      {!story.isMine && <StoryReply key={story.id} story={story} owner={owner} />}
    </Bar>
  );
}

const Bar = styled('footer')(({ theme }) => ({
  position: 'absolute',
  ...storyColumn,
  insetBlockEnd: 0,
  zIndex: 2,
  display: 'grid',
  gap: theme.spacing(1),
  padding: theme.spacing(5, 2, 2),
  textShadow: '0 1px 3px rgb(0 0 0 / 80%)',
  pointerEvents: 'none',
  '& button': { pointerEvents: 'auto' },
}));

const Caption = styled('p')({
  margin: 0,
  maxHeight: '30dvh',
  overflow: 'auto',
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
  pointerEvents: 'auto',
});

const Row = styled('div')({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', flexWrap: 'wrap', gap: 8 });

const Views = styled('span')({ display: 'inline-flex', alignItems: 'center', gap: 6, fontVariantNumeric: 'tabular-nums' });
