import {
  ArticleIcon,
  AudioIcon,
  BlogIcon,
  FileIcon,
  IconButton,
  ImageIcon,
  JobsIcon,
  PagesIcon,
  styled,
  TextIcon,
  Tooltip,
  VideoIcon,
} from '@social/ui';
import { Link } from '@social/ui/router';
import { postFilters, type PostFilterLabel, type PostType } from './post-filters';

export type PostFilterBarProps = { postType: PostType | null; onChoose: (postType: PostType | null) => void };

const icons = {
  Texts: TextIcon,
  Images: ImageIcon,
  Files: FileIcon,
  Videos: VideoIcon,
  Audio: AudioIcon,
  Pages: PagesIcon,
  Blog: BlogIcon,
  Articles: ArticleIcon,
  Jobs: JobsIcon,
} satisfies Record<PostFilterLabel, typeof TextIcon>;

/** The kinds of post to narrow the feed to; choosing the chosen one again shows everything. It stays in sight while one reads. */
export function PostFilterBar({ postType, onChoose }: PostFilterBarProps) {
  return (
    <Row role="group" aria-label="Show only">
      {postFilters.map((filter) => {
        const Icon = icons[filter.label];
        if ('path' in filter) {
          return (
            <Tooltip key={filter.label} title={filter.label}>
              <IconButton component={Link} to={filter.path} aria-label={filter.label}>
                <Icon />
              </IconButton>
            </Tooltip>
          );
        }
        const isChosen = filter.postType === postType;
        return (
          <Tooltip key={filter.label} title={filter.label}>
            <IconButton
              aria-label={filter.label}
              aria-pressed={isChosen}
              color={isChosen ? 'primary' : 'default'}
              onClick={() => onChoose(isChosen ? null : filter.postType)}
            >
              <Icon />
            </IconButton>
          </Tooltip>
        );
      })}
    </Row>
  );
}

const Row = styled('div')(({ theme }) => ({
  position: 'sticky',
  top: theme.spacing(1),
  zIndex: theme.zIndex.appBar - 1,
  display: 'flex',
  justifyContent: 'space-between',
  padding: theme.spacing(0.5, 1),
  borderRadius: theme.shape.borderRadius,
  border: `1px solid ${(theme.vars ?? theme).palette.divider}`,
  background: (theme.vars ?? theme).palette.background.paper,
  overflowX: 'auto',
  '& [aria-pressed="true"]': { background: (theme.vars ?? theme).palette.action.selected },
}));
