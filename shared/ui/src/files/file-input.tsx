import type { Ref } from 'react';

export type FileInputProps = {
  /** Opens the file chooser by `click()`. */
  ref: Ref<HTMLInputElement>;
  label: string;
  accept?: string | undefined;
  isMultiple?: boolean;
  isDisabled?: boolean;
  /** Never called without a file. */
  onPick: (files: readonly [File, ...File[]]) => void;
};

/** A hidden file input behind a button of the feature. The same file can be picked again after it was removed. */
export function FileInput({ ref, label, accept, isMultiple = false, isDisabled = false, onPick }: FileInputProps) {
  return (
    <input
      ref={ref}
      type="file"
      hidden
      multiple={isMultiple}
      accept={accept}
      disabled={isDisabled}
      aria-label={label}
      onChange={({ target }) => {
        const [first, ...others] = target.files ?? [];
        if (first) onPick([first, ...others]);
        target.value = '';
      }}
    />
  );
}
