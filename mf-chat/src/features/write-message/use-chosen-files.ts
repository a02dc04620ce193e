import { useDraftFiles, type DraftFiles } from '@social/session';
import { notify } from '@social/ui';

const MOST = 10;

/** Files that wait in the box of one talk: up to ten, none of them empty. They outlive the page, as its text does. */
export function useChosenFiles(name: string): DraftFiles {
  const kept = useDraftFiles(name);

  return {
    ...kept,
    add(added) {
      const full = added.filter(({ size }) => size > 0);
      const taken = full.slice(0, Math.max(0, MOST - kept.files.length));
      if (taken.length > 0) kept.add(taken);
      const leftOut = added.length - taken.length;
      if (leftOut === 0) return;
      const why = full.length < added.length ? 'Empty files are not sent.' : `Up to ${MOST} files go at once.`;
      void notify({ severity: 'warning', message: `${leftOut === 1 ? 'One file was' : `${leftOut} files were`} left out. ${why}` });
    },
  };
}
