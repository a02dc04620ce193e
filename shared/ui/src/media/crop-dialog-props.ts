export type CropDialogProps = {
  file: File;
  /** Width by height of what is cut out; null lets the member choose. */
  aspect: number | null;
  /** At most so many pixels wide; a smaller picture is not enlarged. */
  outputWidth?: number;
  /** Shows the circle in which the picture will stand; the cut itself stays square. */
  isRound?: boolean;
  /** 'Profile picture'. */
  title: string;
  /** The cut picture, of the file's own type where a browser can write that, else a PNG. */
  onCrop: (file: File) => void;
  onClose: () => void;
};
