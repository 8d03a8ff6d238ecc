import type { Say, WidgetExample } from '../widget-example.ts';
import { Carousel, type CarouselSlide } from './carousel.tsx';

const SLIDES = [
  { 'en-US': 'Talk about today', 'es-US': 'Hablar de hoy' },
  { 'en-US': 'Talk about help', 'es-US': 'Hablar de ayuda' },
  { 'en-US': 'Talk about papers', 'es-US': 'Hablar de papeles' },
];

function slidesIn(say: Say): CarouselSlide[] {
  return SLIDES.map((words, index) => ({
    id: String(index),
    name: say(words),
    content: <p data-brick>{say(words)}</p>,
  }));
}

export const carouselExamples: WidgetExample[] = [
  {
    name: 'carousel',
    render: (say) => (
      <Carousel label={say({ 'en-US': 'Carousel', 'es-US': 'Carrusel' })} slides={slidesIn(say)} />
    ),
  },
  {
    name: 'carousel that ends',
    render: (say) => (
      <Carousel
        label={say({ 'en-US': 'Carousel that ends', 'es-US': 'Carrusel que termina' })}
        slides={slidesIn(say)}
        isCycling={false}
        autoPlayMs={null}
      />
    ),
  },
  {
    name: 'carousel of one',
    render: (say) => (
      <Carousel
        label={say({ 'en-US': 'Carousel of one', 'es-US': 'Carrusel de una tarjeta' })}
        slides={slidesIn(say).slice(0, 1)}
      />
    ),
  },
];
