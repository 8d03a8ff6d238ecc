const IMAGE_EXTENSIONS: ReadonlySet<string> = new Set([
  'gif',
  'jpg',
  'jpeg',
  'tif',
  'tiff',
  'png',
  'webp',
  'bmp',
]);

function extensionAt(path: string): number {
  const dot = path.lastIndexOf('.');
  return dot > path.lastIndexOf('/') ? dot : -1;
}

/** An infographic counts as an image only by its extension. */
export function isInfographicImage(path: string): boolean {
  const dot = extensionAt(path);
  return dot >= 0 && IMAGE_EXTENSIONS.has(path.slice(dot + 1).toLowerCase());
}

/** `steps.png` becomes `steps-mobile.png` on small screens. */
export function mobileInfographicPath(path: string): string {
  const dot = extensionAt(path);
  return dot < 0 ? `${path}-mobile` : `${path.slice(0, dot)}-mobile${path.slice(dot)}`;
}

/** `intro-AVS` becomes `intro-mobile-AVS` on small screens. */
export function mobileVideoAsset(asset: string): string {
  return asset.replace('-AVS', '-mobile-AVS');
}

/** The asset that a sound belongs to: its file without the ending. */
export function assetOfSound(file: string): string {
  return file.replace(/\.\w+$/, '');
}

/** Where the parts of a film or a sound begin, in the language of its words. */
export function chaptersFile(asset: string): string {
  return `${asset}-chapters.vtt`;
}
