import { languageCode } from '#domain/language/language.ts';
import { useShell } from '../../site/shell-context.tsx';
import { Accordion } from '../../widgets/accordion/accordion.tsx';
import { Carousel } from '../../widgets/carousel/carousel.tsx';
import { InfoPopover } from '../../widgets/info-popover/info-popover.tsx';
import { Masonry } from '../../widgets/masonry/masonry.tsx';
import { NavigatorCards } from '../../widgets/navigator-cards/navigator-cards.tsx';
import { Transcript } from '../../widgets/transcript/transcript.tsx';
import styles from './gallery-page.module.css';
import { getKitWords } from './kit-words.ts';

/** The pieces that components share, each by itself. */
export function KitExamples() {
  const { language } = useShell();
  const words = getKitWords(languageCode(language));
  const slides = words.cards.map((name, index) => ({
    id: String(index),
    name,
    content: <p className={styles['card']}>{name}</p>,
  }));
  return (
    <div className={styles['kit']}>
      <h2>{words.carousel}</h2>
      <div data-example="carousel">
        <Carousel label={words.carousel} slides={slides} />
      </div>
      <div data-example="carousel that ends">
        <Carousel
          label={words.carouselThatEnds}
          slides={slides}
          isCycling={false}
          autoPlayMs={null}
        />
      </div>
      <div data-example="carousel of one">
        <Carousel label={words.carouselOfOne} slides={slides.slice(0, 1)} />
      </div>
      <h2>{words.accordion}</h2>
      <div data-example="accordion">
        <Accordion
          openId="0"
          items={words.cards.map((title, index) => ({
            id: String(index),
            title,
            content: <p>{words.text}</p>,
          }))}
        />
      </div>
      <h2>{words.masonry}</h2>
      <div data-example="masonry">
        <Masonry>
          {words.cards.map((name) => (
            <li key={name} className={styles['brick']}>
              {name}
            </li>
          ))}
        </Masonry>
      </div>
      <h2>
        {words.popover}{' '}
        <InfoPopover label={words.popoverLabel} closeLabel={words.close} title={words.popover}>
          <p>{words.text}</p>
        </InfoPopover>
      </h2>
      <div data-example="transcript">
        <Transcript text={words.text} />
      </div>
      <h2>{words.navigator}</h2>
      <div data-example="navigator cards">
        <NavigatorCards cards={words.navigatorCards} />
      </div>
    </div>
  );
}
