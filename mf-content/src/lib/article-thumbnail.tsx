import { ArticleIcon, SafeImage, styled } from '@social/ui';

export type ArticleThumbnailProps = {
  thumbnailUrl: string | null;
  /** '' where the title is next to it. */
  alt?: string;
};

/** Shows an article's picture, or an icon where it has none, in a box of fixed aspect ratio. */
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
