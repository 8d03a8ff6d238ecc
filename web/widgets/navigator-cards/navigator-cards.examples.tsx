import type { NavigatorCard } from '#contracts/content/navigator-card.ts';
import type { WidgetExample } from '../widget-example.ts';
import { NavigatorCards } from './navigator-cards.tsx';

const FOOT = { 'en-US': 'Five minutes', 'es-US': 'Cinco minutos' };

const CARDS: ReadonlyArray<{
  title: Parameters<Parameters<WidgetExample['render']>[0]>[0];
  hasFoot?: boolean;
  target: Pick<NavigatorCard, 'show' | 'linkTo'> & Partial<NavigatorCard>;
}> = [
  {
    title: { 'en-US': 'To the calculator', 'es-US': 'A la calculadora' },
    hasFoot: true,
    target: { show: 'yes', linkTo: 'calculator' },
  },
  {
    title: { 'en-US': 'To the questions', 'es-US': 'A las preguntas' },
    hasFoot: true,
    target: { show: 'yes', linkTo: 'faqs', linkFromPathName: 'gallery' },
  },
  {
    title: { 'en-US': 'To the record keeper', 'es-US': 'Al administrador' },
    target: { show: 'yes', linkTo: 'company-rk', newWindow: true },
  },
  {
    title: { 'en-US': 'To Social Security', 'es-US': 'Al Seguro Social' },
    target: { show: 'yes', linkTo: 'https://www.ssa.gov/' },
  },
  {
    title: { 'en-US': 'Hidden', 'es-US': 'Oculta' },
    target: { show: 'no', linkTo: 'hidden' },
  },
];

export const navigatorCardsExamples: WidgetExample[] = [
  {
    name: 'navigator cards',
    render: (say) => (
      <NavigatorCards
        cards={CARDS.map(({ title, hasFoot, target }) => ({
          mobileImgPath: 'cover-gate',
          desktopImgPath: 'cover-bridge',
          title: say(title),
          ...(hasFoot === true && { footerLabel: say(FOOT) }),
          ...target,
        }))}
      />
    ),
  },
];
