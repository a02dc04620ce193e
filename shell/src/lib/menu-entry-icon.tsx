import type { MenuIcon } from '@social/contracts';
import {
  AlbumsIcon,
  ArticleIcon,
  BlogIcon,
  CommentIcon,
  EventsIcon,
  ExploreIcon,
  ForumIcon,
  GroupsIcon,
  HomeIcon,
  JobsIcon,
  MoreIcon,
  PagesIcon,
  PersonIcon,
  SaveIcon,
  TagIcon,
} from '@social/ui';

const icons: Record<MenuIcon, typeof HomeIcon> = {
  home: HomeIcon,
  explore: ExploreIcon,
  albums: AlbumsIcon,
  saved: SaveIcon,
  events: EventsIcon,
  forum: ForumIcon,
  groups: GroupsIcon,
  pages: PagesIcon,
  blog: BlogIcon,
  article: ArticleIcon,
  jobs: JobsIcon,
  more: MoreIcon,
  chat: CommentIcon,
  people: PersonIcon,
  tag: TagIcon,
};

/** The icon of a menu entry; a tag for a newer release's name that this shell does not know. */
export function MenuEntryIcon({ name, fontSize }: { name: string; fontSize?: 'small' }) {
  const Icon = Object.hasOwn(icons, name) ? icons[name as MenuIcon] : TagIcon;
  return <Icon {...(fontSize && { fontSize })} />;
}
