import { ArticleIcon, SafeImage, styled } from '@social/ui';

export type ArticleThumbnailProps = {
  thumbnailUrl: string | null;
  /** '' where a title stands beside it. */
  alt?: string;
};

/** An article's picture in the room that it will take; a sign for articles without one. */
export function ArticleThumbnail({ thumbnailUrl, alt = '' }: ArticleThumbnailProps) {
  return <Frame>{thumbnailUrl === null ? <ArticleIcon /> : <SafeImage src={thumbnailUrl} alt={alt} />}</Frame>;
}

const Frame = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  aspectRatio: '2',
  overflow: 'hidden',
  background: `linear-gradient(135deg, color-mix(in srgb, ${theme.vars.palette.primary.main} 26%, transparent), color-mix(in srgb, ${theme.vars.palette.secondary.main} 26%, transparent))`,
  '& > svg': { placeSelf: 'center', fontSize: 56, color: theme.vars.palette.text.secondary },
}));
