import { decodeOrNull, mediaUrl } from '@social/api/wire';
import type { DraftFile } from '@social/data/drafts/draft-files';
import { useEffect, useRef } from 'react';

/** Returns the URL of a picture by its source: of a chosen file, or of a picture that the blog has. null where it is not here. */
export function usePictureUrls(files: readonly DraftFile[]): (source: string) => string | null {
  const urls = useRef(new Map<string, string>());

  useEffect(() => {
    const created = urls.current;
    return () => {
      for (const url of created.values()) URL.revokeObjectURL(url);
      created.clear();
    };
  }, []);

  return (source) => {
    const [, id] = /^draft:(.+)$/.exec(source) ?? [];
    if (id === undefined) return decodeOrNull(mediaUrl, source);
    const known = urls.current.get(id);
    const file = files.find((candidate) => candidate.id === id)?.file;
    if (known !== undefined || !file) return known ?? null;
    const url = URL.createObjectURL(file);
    urls.current.set(id, url);
    return url;
  };
}
