import type { NavigatorCard } from '#contracts/content/navigator-card.ts';
import type { LanguageCode, PerLanguage } from '#domain/language/language.ts';

function navigatorCards(titles: readonly string[], foot: string): NavigatorCard[] {
  const pictures = { mobileImgPath: 'cover-gate', desktopImgPath: 'cover-bridge' };
  const targets = [
    { show: 'yes', linkTo: 'calculator', footerLabel: foot },
    {
      show: 'yes',
      linkTo: 'faqs',
      linkFromPathName: 'gallery',
      footerLabel: foot,
      footerSubLabel: foot,
    },
    { show: 'yes', linkTo: 'company-rk', newWindow: true },
    { show: 'yes', linkTo: 'https://www.ssa.gov/' },
    { show: 'no', linkTo: 'hidden' },
  ];
  return targets.map((target, index) => ({ ...target, ...pictures, title: titles[index] ?? '' }));
}

const KIT_WORDS = {
  en: {
    carousel: 'Carousel',
    carouselThatEnds: 'Carousel that ends',
    carouselOfOne: 'Carousel of one',
    accordion: 'Accordion',
    masonry: 'Masonry',
    popover: 'Info popover',
    popoverLabel: 'Help: info popover',
    close: 'Close',
    navigator: 'Navigator cards',
    text: 'What does a good week look like for you now?',
    cards: ['Talk about today', 'Talk about help', 'Talk about papers'],
    navigatorCards: navigatorCards(
      [
        'To the calculator',
        'To the questions',
        'To the record keeper',
        'To Social Security',
        'Hidden',
      ],
      'Five minutes',
    ),
  },
  es: {
    carousel: 'Carrusel',
    carouselThatEnds: 'Carrusel que termina',
    carouselOfOne: 'Carrusel de una tarjeta',
    accordion: 'Acordeón',
    masonry: 'Mampostería',
    popover: 'Ayuda emergente',
    popoverLabel: 'Ayuda: ayuda emergente',
    close: 'Cerrar',
    navigator: 'Tarjetas de navegación',
    text: '¿Cómo es para ti una buena semana?',
    cards: ['Hablar de hoy', 'Hablar de ayuda', 'Hablar de papeles'],
    navigatorCards: navigatorCards(
      ['A la calculadora', 'A las preguntas', 'Al administrador', 'Al Seguro Social', 'Oculta'],
      'Cinco minutos',
    ),
  },
} as const;

type KitWords = (typeof KIT_WORDS)[keyof typeof KIT_WORDS];

/** What the pieces of the kit say in the gallery: in English where nobody has said it in another language. */
export function getKitWords(code: LanguageCode): KitWords {
  const words: Partial<PerLanguage<KitWords>> = KIT_WORDS;
  return words[code] ?? KIT_WORDS.en;
}
