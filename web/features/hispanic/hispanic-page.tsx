import { useTranslations } from 'use-intl';
import type { HispanicView } from '#contracts/views/hispanic.ts';
import { PageHead } from '../../site/page-head.tsx';
import layout from '../../theme/layout.module.css';
import { FailedPage } from '../../widgets/failed-page/failed-page.tsx';
import { Paragraphs } from '../../widgets/paragraphs/paragraphs.tsx';
import { Sources } from '../../widgets/sources/sources.tsx';
import { CalculatorSection } from './calculator-section.tsx';
import { EmpathyHero } from './hero/empathy-hero.tsx';
import { FamilySection } from './family/family-section.tsx';
import styles from './hispanic-page.module.css';
import { MythOrTruth } from './myth-or-truth.tsx';
import { PlanFilm } from './plan-film.tsx';
import { PowerOfTime } from './time/power-of-time.tsx';
import { RootsBanner } from './roots-banner.tsx';
import { SectionTrail } from './trail/section-trail.tsx';
import { VoiceFilm } from './voice-film.tsx';
import { Voices } from './voices.tsx';

/** The specification's message for a fragment that is missing or cannot be read. */
const REASON = 'error fetching hispanic content';

/** Nine sections in one scroll, with a trail beside them. */
export function HispanicPage({ landing }: { landing: HispanicView | undefined }) {
  const title = useTranslations('title');
  if (!landing) return <LandingFailed />;
  const { section_2, section_3, section_4, section_5, section_7, section_9 } = landing;
  return (
    <>
      <PageHead title={title('hispanic')} description={landing.description} />
      <EmpathyHero title={landing.title} data={landing.section_1} />
      <div className={`${layout['content']} ${styles['body']}`}>
        <SectionTrail stops={landing.trail} />
        <div className={styles['sections']}>
          {section_2 && <VoiceFilm data={section_2} />}
          {section_3 && <PowerOfTime data={section_3} />}
          {section_4 && <Voices data={section_4} />}
          {section_5 && <RootsBanner data={section_5} />}
          <PlanFilm data={landing.section_6} />
          {section_7 && <MythOrTruth data={section_7} hasCalculator={landing.hasCalculator} />}
          {landing.hasCalculator && <CalculatorSection data={landing.section_8} />}
          {section_9 && <FamilySection data={section_9} />}
          <div className={styles['disclosure']}>
            <Paragraphs text={landing.disclosure} />
            <Sources sources={landing.sources} />
          </div>
        </div>
      </div>
    </>
  );
}

function LandingFailed() {
  const t = useTranslations('hispanic');
  const landing = useTranslations('landings');
  const title = useTranslations('title');
  return (
    <FailedPage
      failure={{ name: 'hispanic/landingFailed', reason: REASON }}
      title={title('hispanic')}
      heading={landing('errorLoading')}
      lead={t('errorNote')}
    />
  );
}
