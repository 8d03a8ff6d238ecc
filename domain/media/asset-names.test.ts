import { describe, expect, it } from 'vitest';
import { isInfographicImage, mobileInfographicPath, mobileVideoAsset } from './asset-names.ts';

const EXTENSIONS = ['gif', 'jpg', 'jpeg', 'tif', 'tiff', 'png', 'webp', 'bmp'];

describe('an infographic', () => {
  it.each(EXTENSIONS.map((extension) => ({ extension })))(
    'with the extension $extension is an image, in capitals too',
    ({ extension }) => {
      expect(isInfographicImage(`steps.${extension}`)).toBe(true);
      expect(isInfographicImage(`a/b.c/steps.${extension.toUpperCase()}`)).toBe(true);
    },
  );

  it.each([
    { path: 'steps' },
    { path: 'steps.svg' },
    { path: 'steps.pdf' },
    { path: 'steps.png.html' },
    { path: 'folder.png/steps' },
    { path: 'png' },
    { path: 'steps.png ' },
    { path: '' },
  ])('named "$path" is no image', ({ path }) => {
    expect(isInfographicImage(path)).toBe(false);
  });

  it.each([
    { path: 'steps.png', mobile: 'steps-mobile.png' },
    { path: 'a.b/steps.v2.webp', mobile: 'a.b/steps.v2-mobile.webp' },
    { path: 'a.b/steps', mobile: 'a.b/steps-mobile' },
    { path: 'steps', mobile: 'steps-mobile' },
  ])('named $path is $mobile on small screens', ({ path, mobile }) => {
    expect(mobileInfographicPath(path)).toBe(mobile);
  });
});

describe('a video asset', () => {
  it.each([
    { asset: 'match-AVS', mobile: 'match-mobile-AVS' },
    { asset: 'match-AVS-es', mobile: 'match-mobile-AVS-es' },
    { asset: 'match', mobile: 'match' },
    { asset: 'match-avs', mobile: 'match-avs' },
  ])('named $asset is $mobile on small screens', ({ asset, mobile }) => {
    expect(mobileVideoAsset(asset)).toBe(mobile);
  });
});
