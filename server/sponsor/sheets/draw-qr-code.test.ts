import jsQR from 'jsqr';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '#domain/language/language.ts';
import { shortPath } from '#domain/sponsor/short-address.ts';
import { CAMPAIGN_CODES } from '#domain/visitor/campaign-codes.ts';
import { drawQrCode, qrCodeFile } from './draw-qr-code.ts';

const PIXELS_PER_MODULE = 4;

/** Paints the path as a printer would, and lets a camera’s reader look at it. */
function readCode({ size, path }: { size: number; path: string }): string | undefined {
  const width = size * PIXELS_PER_MODULE;
  const pixels = new Uint8ClampedArray(width * width * 4).fill(255);
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g))
    for (let dy = 0; dy < PIXELS_PER_MODULE; dy += 1)
      for (let dx = 0; dx < Number(length) * PIXELS_PER_MODULE; dx += 1) {
        const at =
          (Number(y) * PIXELS_PER_MODULE + dy) * width + Number(x) * PIXELS_PER_MODULE + dx;
        pixels.set([0, 0, 0], at * 4);
      }
  return jsQR(pixels, width, width)?.data;
}

describe('a QR code', () => {
  it('is read as the address of its company, code and language', () => {
    for (const companyId of ['generic', 'seiu775srp', 'a-company-with-quite-a-long-name'])
      for (const language of LANGUAGES)
        for (const code of CAMPAIGN_CODES) {
          const address = `https://retirement.example.com${shortPath({ companyId, code, language })}`;
          expect(readCode(drawQrCode(address))).toBe(address);
        }
  });

  it('is a picture of its own in black on white', () => {
    const file = qrCodeFile('https://retirement.example.com/riverbend/qr');
    const { size, path } = drawQrCode('https://retirement.example.com/riverbend/qr');
    expect(file).toContain(`viewBox="0 0 ${size} ${size}"`);
    expect(file).toContain(`<path d="${path}"/>`);
    expect(file).toMatch(/fill="#fff"/);
  });
});
