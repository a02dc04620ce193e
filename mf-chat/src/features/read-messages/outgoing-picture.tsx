import { styled } from '@social/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { LocalPicture } from '../../lib/local-picture';
import type { Outgoing } from '../../lib/outbox/outgoing';

export type OutgoingPictureProps = { outgoing: Outgoing; fileOf: (outgoing: Outgoing) => Promise<Blob | null> };

/** A picture on its way, from this device: it takes the room that it will have when it has arrived. */
export function OutgoingPicture({ outgoing, fileOf }: OutgoingPictureProps) {
  const [file, setFile] = useState<Blob | null>(null);
  // Its progress changes the message, not its picture.
  const read = useEffectEvent(() => fileOf(outgoing));

  useEffect(() => {
    let isGone = false;
    void read().then((found) => !isGone && setFile(found));
    return () => {
      isGone = true;
    };
  }, [outgoing.id]);

  return <Frame>{file && <LocalPicture file={file} alt={outgoing.file?.name ?? 'Photo'} />}</Frame>;
}

const Frame = styled('div')({
  width: 320,
  maxWidth: '100%',
  aspectRatio: '4 / 3',
  overflow: 'hidden',
  borderRadius: 12,
  '& img': { display: 'block', width: '100%', height: '100%', objectFit: 'cover' },
});
