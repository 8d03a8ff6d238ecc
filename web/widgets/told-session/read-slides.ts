import { endsInTime } from '../../state/ends-in-time.ts';

/** A slide as the page of slides has it. */
export interface SlideInPage {
  heading: string;
  /** The address and the words of its drawing. */
  picture: { src: string; alt: string } | undefined;
  /** What is told, one after the other. */
  beats: readonly Element[];
}

/** Reads the slides of a session off its page: their words stand nowhere else. */
function readSlides(page: ParentNode, session: string): SlideInPage[] {
  const slides = page.querySelectorAll(`[data-slides="${session}"] > [id^="slide-"]`);
  return [...slides].map((slide) => {
    const picture = slide.querySelector('img');
    return {
      heading: slide.querySelector('h3')?.textContent ?? '',
      picture: picture ? { src: picture.getAttribute('src') ?? '', alt: picture.alt } : undefined,
      beats: [...slide.querySelectorAll('div > p')],
    };
  });
}

/** The slides of this document, or of their own page, which is then fetched. */
export async function loadSlides(session: string, href: string): Promise<SlideInPage[]> {
  const here = readSlides(document, session);
  if (here.length > 0) return here;
  const response = await fetch(href, { signal: endsInTime() });
  if (!response.ok) throw new Error(`The page of slides answers ${response.status}`);
  // The styles of that page are none of this one's business, and its policy would complain of them.
  const [main = ''] = /<main[\s\S]*<\/main>/.exec(await response.text()) ?? [];
  const page = new DOMParser().parseFromString(main, 'text/html');
  const slides = readSlides(page, session);
  if (slides.length === 0) throw new Error('The page of slides has none');
  return slides;
}
