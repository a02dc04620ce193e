import { t } from '@social/texts';
import { FileInput } from '@social/ui';
import { useRef, type ComponentType, type ReactNode } from 'react';

type OpenButtonType = ComponentType<{ label: string; icon: ReactNode; onClick: () => void }>;

export type FilePickerProps = {
  label: string;
  icon: ReactNode;
  as: OpenButtonType;
  /** The types that the browser offers first; members can still choose any other file. */
  accept?: string | undefined;
  isSingle?: boolean;
  onPick: (files: readonly File[]) => void;
};

export function FilePicker({ label, icon, as: OpenButton, accept, isSingle = false, onPick }: FilePickerProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <FileInput ref={input} label={t('{label} to attach', { label })} accept={accept} isMultiple={!isSingle} onPick={onPick} />
      <OpenButton label={label} icon={icon} onClick={() => input.current?.click()} />
    </>
  );
}
