import { t } from '@social/texts';
import { styled } from '@social/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { LocalPicture } from '../../lib/local-picture';
import type { Outgoing } from '../../lib/outgoing-message';

export type OutgoingPictureProps = { outgoing: Outgoing; getFile: (outgoing: Outgoing) => Promise<Blob | null> };

/** Shows an outgoing picture from this device, in the size that it has once it is sent. */
export function OutgoingPicture({ outgoing, getFile }: OutgoingPictureProps) {
  const [file, setFile] = useState<Blob | null>(null);
  // Progress changes the message but not its picture: the effect depends only on the id.
  const read = useEffectEvent(() => getFile(outgoing));

  useEffect(() => {
    let isUnmounted = false;
    void read().then((found) => !isUnmounted && setFile(found));
    return () => {
      isUnmounted = true;
    };
  }, [outgoing.id]);

  return <Frame>{file && <LocalPicture file={file} alt={outgoing.files[0]?.name ?? t('Photo')} />}</Frame>;
}

const Frame = styled('div')({
  width: 320,
  maxWidth: '100%',
  aspectRatio: '4 / 3',
  overflow: 'hidden',
  borderRadius: 12,
  '& img': { display: 'block', width: '100%', height: '100%', objectFit: 'cover' },
});
