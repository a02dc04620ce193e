import { useRef, type ComponentType, type ReactNode } from 'react';

type Opener = ComponentType<{ label: string; icon: ReactNode; onClick: () => void }>;

export type FilePickerProps = {
  label: string;
  icon: ReactNode;
  /** The button that opens it. */
  as: Opener;
  /** What the browser offers first; every other file can be chosen all the same. */
  accept?: string | undefined;
  /** One file at a time. */
  isSingle?: boolean;
  onPick: (files: readonly File[]) => void;
};

/** Lets the member choose files of their own. */
export function FilePicker({ label, icon, as: OpenButton, accept, isSingle = false, onPick }: FilePickerProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        multiple={!isSingle}
        accept={accept}
        aria-label={`${label} to attach`}
        onChange={({ target }) => {
          onPick([...(target.files ?? [])]);
          // The same file can be chosen again after it was removed.
          target.value = '';
        }}
      />
      <OpenButton label={label} icon={icon} onClick={() => input.current?.click()} />
    </>
  );
}
