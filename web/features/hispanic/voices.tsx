import { useTranslations } from 'use-intl';
import type { HispanicData } from '#contracts/content/hispanic-landing.ts';
import { Island } from '../../islands/island.tsx';
import layout from '../../theme/layout.module.css';
import faces from '../../widgets/flip-card/faces.module.css';
import { FlipCard } from '../../widgets/flip-card/flip-card.tsx';
import { useOneFlipped } from '../../widgets/flip-card/use-one-flipped.ts';
import { Paragraphs } from '../../widgets/paragraphs/paragraphs.tsx';
import { Portrait } from './portrait.tsx';
import { Section } from './trail/section.tsx';
import styles from './voices.module.css';

const GROUNDS = ['soft', 'blush', 'sky'] as const;

/** Three sentences, and what stands behind each. */
export function Voices({ data }: { data: HispanicData<'section_4'> }) {
  const { header, subHeader, cta, card1, card2, card3 } = data;
  const cards = { cta, cards: [card1, card2, card3] };
  return (
    <Section id="section_4">
      <h2 id="section_4-title">{header}</h2>
      <p className={`${layout['lead']} ${styles['lead']}`}>{subHeader}</p>
      <Island name="voices" wake="press" data={cards}>
        <VoiceCards {...cards} />
      </Island>
    </Section>
  );
}

interface VoiceCardsProperties extends Pick<HispanicData<'section_4'>, 'cta'> {
  cards: ReadonlyArray<HispanicData<'section_4'>['card1']>;
}

/** The sentence is on the front, what stands behind it on the back. One card is turned at a time. */
export function VoiceCards({ cta, cards }: VoiceCardsProperties) {
  const t = useTranslations('hispanic');
  const { isFlipped, flip } = useOneFlipped(
    'flip card',
    cards.map(({ topic }) => topic),
  );
  return (
    <ul role="list" className={styles['cards']}>
      {cards.map(({ quote, content, topic, imagePath }, index) => (
        <li key={quote}>
          <FlipCard
            name={topic}
            frontLabel={cta}
            isFlipped={isFlipped(index)}
            onFlip={(to) => flip(index, to)}
            front={
              <div className={styles['front']}>
                <Portrait image={imagePath} ground={GROUNDS[index] ?? 'soft'} isLarge />
                <p className={styles['quote']}>{t('quote', { text: quote })}</p>
              </div>
            }
            back={
              <div className={`${faces['answer']} ${styles['back']}`}>
                <h3 className={styles['topic']}>{topic}</h3>
                <Paragraphs text={content} />
              </div>
            }
          />
        </li>
      ))}
    </ul>
  );
}
