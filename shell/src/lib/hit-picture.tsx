import { AlbumsIcon, ArticleIcon, Avatar, EventsIcon, PersonAvatar, TagIcon } from '@social/ui';
import type { ReactNode } from 'react';
import type { Hit, HitKind } from './hit';

const icons: Partial<Record<HitKind, ReactNode>> = {
  blogs: <ArticleIcon />,
  events: <EventsIcon />,
  albums: <AlbumsIcon />,
  hashtags: <TagIcon />,
};

/** The picture of a hit: round for a person, square for a cover. */
export function HitPicture({ hit: { kind, title, avatarUrl }, size }: { hit: Hit; size: number }) {
  const icon = icons[kind];
  if (!icon) return <PersonAvatar name={title} avatarUrl={avatarUrl} size={size} />;
  return (
    <Avatar
      variant="rounded"
      src={avatarUrl ?? undefined}
      alt=""
      sx={{ width: size, height: size, bgcolor: 'action.selected', color: 'text.secondary' }}
    >
      {icon}
    </Avatar>
  );
}
