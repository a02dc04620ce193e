export type CropDialogProps = {
  file: File;
  /** Width divided by height of the cut; null lets the member choose. */
  aspect: number | null;
  /** Maximum width in pixels; a smaller picture is not enlarged. */
  outputWidth?: number;
  /** Shows the circle that the picture will be seen in; the cut itself is square. */
  isRound?: boolean;
  /** 'Profile picture'. */
  title: string;
  /** Receives the cut picture: of the file's own type where the browser can encode it, else a PNG. */
  onCrop: (file: File) => void;
  onClose: () => void;
};
