import { useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

export type PhotoParam = {
  /** The photo that the URL names; null while none is open. */
  photoId: string | null;
  /** Opens a photo; Back closes it. */
  open: (photoId: string) => void;
  /** Shows another one in place, so that Back still closes. */
  show: (photoId: string) => void;
  /** Goes back where `open` opened it; after a link or a reload it removes the parameter. */
  close: () => void;
};

type PhotoState = { openedPhoto?: string } | null;

/** The open photo as a search parameter of the URL, for `PhotoViewer`. Two viewers on a page need two names. */
export function usePhotoParam(param = 'photo'): PhotoParam {
  const [search, setSearch] = useSearchParams();
  const location = useLocation();
  const navigate = useNavigate();
  const closedKey = useRef<string | null>(null);
  const state = location.state as PhotoState;

  const withPhoto = (photoId: string | null) => (before: URLSearchParams) => {
    const next = new URLSearchParams(before);
    if (photoId === null) next.delete(param);
    else next.set(param, photoId);
    return next;
  };

  return {
    photoId: search.get(param),
    open: (photoId) => setSearch(withPhoto(photoId), { state: { ...state, openedPhoto: param }, preventScrollReset: true }),
    show: (photoId) => setSearch(withPhoto(photoId), { replace: true, state, preventScrollReset: true }),
    close() {
      // Going back takes a moment; a second Escape in this time must not leave the page.
      if (closedKey.current === location.key) return;
      closedKey.current = location.key;
      if (state?.openedPhoto === param) void navigate(-1);
      else setSearch(withPhoto(null), { replace: true, state, preventScrollReset: true });
    },
  };
}
