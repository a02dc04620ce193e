import { SafeImage, styled } from '@social/ui';

/** Shows a GIF or a sticker whole, in a space that is reserved before it loads. */
export function GifPicture({ url, alt }: { url: string; alt: string }) {
  return (
    <Frame>
      <SafeImage src={url} alt={alt} fit="contain" />
    </Frame>
  );
}

const Frame = styled('div')({ width: 160, height: 160, maxWidth: '100%' });
