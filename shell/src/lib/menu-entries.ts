import {
  AlbumsIcon,
  ArticleIcon,
  BlogIcon,
  EventsIcon,
  ExploreIcon,
  ForumIcon,
  GroupsIcon,
  HomeIcon,
  JobsIcon,
  MoreIcon,
  PagesIcon,
  SaveIcon,
} from '@social/ui';

/** The menu, top to bottom. An entry is current on its path and below; Home on its path alone. */
export const menuEntries = [
  { label: 'Home', path: '/', Icon: HomeIcon },
  { label: 'Explore', path: '/explore', Icon: ExploreIcon },
  { label: 'Albums', path: '/my-albums', Icon: AlbumsIcon },
  { label: 'Saved Posts', path: '/saved-posts', Icon: SaveIcon },
  { label: 'Events', path: '/events', Icon: EventsIcon },
  { label: 'Forum', path: '/forum', Icon: ForumIcon },
  { label: 'My Groups', path: '/my-groups', Icon: GroupsIcon },
  { label: 'My Pages', path: '/pagescomp/mainpages', Icon: PagesIcon },
  { label: 'Blog', path: '/blog', Icon: BlogIcon },
  { label: 'Article', path: '/article', Icon: ArticleIcon },
  { label: 'Jobs', path: '/jobs', Icon: JobsIcon },
  { label: 'More', path: '/more', Icon: MoreIcon },
];
