import type { Post } from '@social/api/posts/post';
import { usePageSettings } from '@social/session';
import { t } from '@social/texts';
import { PersonAvatar, RelativeTime, styled } from '@social/ui';
import { VerifiedTick } from '@social/ui/people/verified-tick';
import { Link } from '@social/ui/router';
import type { ReactNode } from 'react';
import { postPath } from '../../lib/post-url';
import { postKinds } from '../../lib/post-kinds/post-kinds';

export type PostHeaderProps = { post: Post; titleId?: string; size?: 'full' | 'small'; options?: ReactNode };

/** Shows a post's author, feeling and time. */
export function PostHeader({ post, titleId, size = 'full', options }: PostHeaderProps) {
  const { id, publisher, publisherPageId, createdAt, createdText, audience, isEdited } = post;
  const { locale, timeZone } = usePageSettings();
  // Anonymous posts and those of deleted accounts have no publisher.
  const name = publisher?.name ?? t('Someone');
  const avatar = <PersonAvatar name={name} avatarUrl={publisher?.avatarUrl ?? null} size={size === 'full' ? 44 : 32} />;
  const authorPath = publisher && (publisherPageId === null ? `/profile/${publisher.id}` : `/PageProfile?page=${publisherPageId}`);
  const headerTexts = postKinds.map(({ toHeaderText }) => toHeaderText?.(post)).filter((text) => typeof text === 'string');

  return (
    <Header>
      {authorPath ? (
        // The name beside it leads there too: once is enough for keyboards and screen readers.
        <Link to={authorPath} tabIndex={-1} aria-hidden>
          {avatar}
        </Link>
      ) : (
        avatar
      )}
      <Lines id={titleId}>
        <span>
          <Name dir="auto">{authorPath ? <PlainLink to={authorPath}>{name}</PlainLink> : name}</Name>
          {publisher?.isVerified && <VerifiedTick />}
          {headerTexts.map((text) => (
            <SecondaryText key={text} as="span">
              {' '}
              {text}
            </SecondaryText>
          ))}
        </span>
        <SecondaryText>
          <PlainLink to={postPath(id)}>
            <RelativeTime date={createdAt} fallback={createdText} locale={locale} timeZone={timeZone} />
          </PlainLink>
          {isEdited && ` · ${t('edited')}`}
          {audience && audience !== 'everyone' && ` · ${audienceMarks[audience]}`}
        </SecondaryText>
      </Lines>
      {options}
    </Header>
  );
}

/** Marks a post that not all members see. */
const audienceMarks = { 'people-i-follow': t('Some people'), 'my-followers': t('Followers'), 'only-me': t('Only you') };

// The name and the time below it are a target of 24 px each, for fingers.
const PlainLink = styled(Link)({
  display: 'inline-block',
  lineHeight: 'max(24px, 1.2em)',
  color: 'inherit',
  textDecoration: 'none',
  '&:hover, &:focus-visible': { textDecoration: 'underline' },
});

const Header = styled('header')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1.5),
  padding: theme.spacing(2, 2, 1),
}));

const Lines = styled('div')({ display: 'grid', flex: 1, minWidth: 0, lineHeight: 1.35, overflowWrap: 'anywhere' });

const Name = styled('strong')({ fontWeight: 600 });

const SecondaryText = styled('span')(({ theme }) => ({ ...theme.typography.body2, color: theme.vars.palette.text.secondary }));
