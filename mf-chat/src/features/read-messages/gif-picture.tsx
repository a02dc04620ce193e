import { SafeImage, styled } from '@social/ui';

/** Shows a GIF or a sticker whole, in a space that is reserved before it loads. */
export function GifPicture({ url, alt }: { url: string; alt: string }) {
  return (
    <Frame>
      <SafeImage src={url} alt={alt} fit="contain" />
    </Frame>
  );
}

const Frame = styled('div')(({ theme }) => ({
  width: 240,
  maxWidth: '100%',
  aspectRatio: '4 / 3',
  overflow: 'hidden',
  borderRadius: 12,
  // Behind the picture, in place of the bubble's color.
  background: theme.vars.palette.background.default,
}));
