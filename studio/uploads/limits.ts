/** How much authors may bring along. */
export interface UploadLimits {
  /** The most bytes of one picture. */
  pictureBytes: number;
  /** The most points of one picture. */
  pixels: number;
  /** The most files that one draft may bring. */
  files: number;
}

export const USUAL_LIMITS: UploadLimits = {
  pictureBytes: 1_500_000,
  pixels: 8_000_000,
  files: 20,
};

/** Our own drawings have four kilobytes; one with twenty times as much holds up every page it stands on. */
export const DRAWING_BYTES = 80_000;
