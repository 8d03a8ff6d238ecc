import { useId, type KeyboardEvent, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Icon } from '../../art/icon.tsx';
import styles from './carousel.module.css';
import { useCarousel } from './use-carousel.ts';

export interface CarouselSlide {
  id: string;
  /** The name of the slide and of its dot. */
  name: string;
  content: ReactNode;
}

interface CarouselProperties {
  label: string;
  slides: readonly CarouselSlide[];
  /**
   * How long a slide stays before the carousel moves on, four seconds by default; with null it
   * never moves by itself.
   */
  autoPlayMs?: number | null | undefined;
  /** True where the first slide follows the last. */
  isCycling?: boolean;
  /** The width in pixels from which a screen shows all slides side by side, where there is one. */
  wideFrom?: 768 | 960;
  /** True while the visitor uses a control on a slide, which must then stay. */
  isHeld?: boolean;
}

const AUTO_PLAY_MS = 4_000;

/** Shows one slide at a time; without a script it is a row that is swiped or scrolled. */
export function Carousel({
  label,
  slides,
  autoPlayMs = AUTO_PLAY_MS,
  isCycling = true,
  wideFrom,
  isHeld = false,
}: CarouselProperties) {
  const t = useTranslations('components.carousel');
  const options = {
    count: slides.length,
    autoPlayMs,
    isCycling,
    wideFrom,
    isHeld,
  };
  const { viewport, selected, isPlaying, isHidden, pauseWhile, ...carousel } = useCarousel(options);
  const track = useId();
  const moveWithArrows = (event: KeyboardEvent): void => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    if (event.key === 'ArrowLeft') carousel.previous();
    else carousel.next();
  };
  return (
    // The arrow keys are a shortcut: everything they do is on the buttons below.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      className={styles['carousel']}
      aria-label={label}
      aria-roledescription={t('role')}
      data-small={wideFrom}
      onKeyDown={moveWithArrows}
      {...pauseWhile}
    >
      <div ref={viewport} className={styles['viewport']}>
        <ul
          role="list"
          id={track}
          className={styles['track']}
          aria-live={isPlaying ? 'off' : 'polite'}
        >
          {slides.map(({ id, name, content }, index) => (
            <li key={id} aria-label={name} inert={isHidden(index)}>
              {content}
            </li>
          ))}
        </ul>
      </div>
      {slides.length > 1 && (
        // Where all slides stand side by side it has no box, and the carousel need not wake by sight.
        <div className={styles['foot']} data-sight>
          <button
            type="button"
            aria-controls={track}
            aria-label={t('previous')}
            onClick={carousel.previous}
            aria-disabled={!carousel.canGoBack}
          >
            <Icon name="arrow-left" />
          </button>
          <ul role="list" className={styles['dots']}>
            {slides.map(({ id, name }, index) => (
              <li key={id}>
                <button
                  type="button"
                  className={styles['dot']}
                  aria-controls={track}
                  aria-label={t('goTo', { name })}
                  aria-current={index === selected ? 'true' : undefined}
                  onClick={() => carousel.goTo(index)}
                />
              </li>
            ))}
          </ul>
          {carousel.canPlay && (
            <button
              type="button"
              aria-label={t(isPlaying ? 'pause' : 'play')}
              onClick={carousel.togglePlay}
            >
              <Icon name={isPlaying ? 'pause' : 'play'} />
            </button>
          )}
          <button
            type="button"
            aria-controls={track}
            aria-label={t('next')}
            onClick={carousel.next}
            aria-disabled={!carousel.canGoOn}
          >
            <Icon name="arrow-right" />
          </button>
        </div>
      )}
    </section>
  );
}
