import { useEffect, useRef } from 'react';

/** A picture of this device. Its address lives exactly as long as it is shown. */
export function LocalPicture({ file, alt }: { file: Blob; alt: string }) {
  const picture = useRef<HTMLImageElement>(null);

  useEffect(() => {
    const url = URL.createObjectURL(file);
    if (picture.current) picture.current.src = url;
    return () => URL.revokeObjectURL(url);
  }, [file]);

  return <img ref={picture} alt={alt} />;
}
