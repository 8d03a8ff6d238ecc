import { keepForms } from './keep-form.ts';
import { line } from './show-check.ts';

interface Words {
  sized: string;
  sizing: string;
  notRead: string;
}

/** Wider than any place of a page, and than the screens of phones. */
const WIDEST = 1_600;
const WIDEST_ON_PHONES = 800;
const QUALITY = 0.86;

const form = document.querySelector<HTMLFormElement>('#upload');
const file = form?.querySelector<HTMLInputElement>('#file');
keepForms();
if (form && file) start(form, file);

/** Draws a picture anew in two sizes: what its file says beside its points is in none of them. */
function start(upload: HTMLFormElement, chosen: HTMLInputElement): void {
  const words = JSON.parse(upload.dataset['words'] ?? '{}') as Words;
  const under = upload.querySelector('#fileu');
  const seen = upload.querySelector<HTMLCanvasElement>('#seen');
  const name = upload.querySelector<HTMLInputElement>('#name');
  const button = upload.querySelector('button');
  const [picture, mobile] = ['picture', 'mobile'].map((own) =>
    upload.querySelector<HTMLInputElement>(`[name="${own}"]`),
  );

  const say = (text: string, kind: string): void => under?.replaceChildren(line(text, kind));

  const take = async (own: File): Promise<void> => {
    say(words.sizing, 'hint');
    const bitmap = await createImageBitmap(own).catch(() => undefined);
    if (!bitmap) {
      chosen.value = '';
      return say(words.notRead, 'problem');
    }
    const large = await drawIn(bitmap, WIDEST, seen);
    const small = await drawIn(bitmap, WIDEST_ON_PHONES);
    bitmap.close();
    if (!large || !small || !picture || !mobile) return say(words.notRead, 'problem');
    fill(picture, large.blob);
    fill(mobile, small.blob);
    // What the author chose stays on the device.
    chosen.removeAttribute('name');
    if (seen) seen.hidden = false;
    const values: Record<string, number> = {
      width: large.width,
      height: large.height,
      kilobytes: kilobytesOf(large.blob),
      mobile: kilobytesOf(small.blob),
    };
    say(
      words.sized.replaceAll(/\{(\w+)\}/g, (_all, key: string) => String(values[key])),
      'clean',
    );
  };

  chosen.addEventListener('change', () => {
    const own = chosen.files?.[0];
    chosen.name = 'file';
    if (seen) seen.hidden = true;
    for (const input of [picture, mobile]) if (input) input.value = '';
    under?.replaceChildren();
    if (!own) return;
    if (name?.value === '') name.value = nameOf(own);
    if (own.type === 'image/svg+xml' || !own.type.startsWith('image/')) return;
    if (button) button.disabled = true;
    void take(own).finally(() => {
      if (button) button.disabled = false;
    });
  });
}

interface Drawn {
  blob: Blob;
  width: number;
  height: number;
}

async function drawIn(
  bitmap: ImageBitmap,
  widest: number,
  canvas: HTMLCanvasElement | null = null,
): Promise<Drawn | undefined> {
  const scale = Math.min(1, widest / bitmap.width);
  const own = canvas ?? document.createElement('canvas');
  own.width = Math.max(1, Math.round(bitmap.width * scale));
  own.height = Math.max(1, Math.round(bitmap.height * scale));
  const context = own.getContext('2d');
  if (!context) return undefined;
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, own.width, own.height);
  // A browser that writes no WebP answers with a PNG, which does as well.
  const blob = await new Promise<Blob | null>((done) => own.toBlob(done, 'image/webp', QUALITY));
  return blob ? { blob, width: own.width, height: own.height } : undefined;
}

function fill(input: HTMLInputElement, blob: Blob): void {
  const given = new DataTransfer();
  given.items.add(new File([blob], 'picture', { type: blob.type }));
  input.files = given.files;
}

function kilobytesOf({ size }: Blob): number {
  return Math.max(1, Math.round(size / 1_000));
}

function nameOf({ name }: File): string {
  return name
    .replace(/\.\w+$/, '')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 60);
}
