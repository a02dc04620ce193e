import { useFileSource } from '@social/ui';

/** A picture of this device. Its address lives exactly as long as it is shown. */
export function LocalPicture({ file, alt }: { file: Blob; alt: string }) {
  return <img ref={useFileSource(file)} alt={alt} />;
}
