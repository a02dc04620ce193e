import { useObjectUrlRef } from '@social/ui';

/** Shows a picture from this device. Its object URL is released when it unmounts. */
export function LocalPicture({ file, alt }: { file: Blob; alt: string }) {
  return <img ref={useObjectUrlRef(file)} alt={alt} />;
}
