import { styled } from '@social/ui';
import { useEffect, useRef } from 'react';
import type { Outgoing } from '../../lib/outbox/outgoing';

export type OutgoingPictureProps = { outgoing: Outgoing; fileOf: (outgoing: Outgoing) => Promise<Blob | null> };

/** A picture on its way, from this device: it takes the room that it will have when it has arrived. */
export function OutgoingPicture({ outgoing, fileOf }: OutgoingPictureProps) {
  const picture = useRef<HTMLImageElement>(null);

  useEffect(() => {
    let url: string | null = null;
    let isGone = false;
    void fileOf(outgoing).then((file) => {
      if (!file || isGone || !picture.current) return;
      url = URL.createObjectURL(file);
      picture.current.src = url;
    });
    return () => {
      isGone = true;
      if (url) URL.revokeObjectURL(url);
    };
    // Its progress changes the message, not its picture.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [outgoing.id]);

  return (
    <Frame>
      <img ref={picture} alt={outgoing.file?.name ?? 'Photo'} />
    </Frame>
  );
}

const Frame = styled('div')({
  width: 320,
  maxWidth: '100%',
  aspectRatio: '4 / 3',
  overflow: 'hidden',
  borderRadius: 12,
  '& img': { display: 'block', width: '100%', height: '100%', objectFit: 'cover' },
});
