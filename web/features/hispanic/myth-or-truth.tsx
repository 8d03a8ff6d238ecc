import type { HispanicData } from '#contracts/content/hispanic-landing.ts';
import { MYTH_ANSWERS, MYTH_STEPS, sectionAfterQuiz } from '#domain/myth-quiz/myth-steps.ts';
import { Island } from '../../islands/island.tsx';
import { buttonClasses } from '../../widgets/button/button-classes.ts';
import { MythQuiz } from '../../widgets/myth-quiz/myth-quiz.tsx';
import { SectionLink } from './trail/section-link.tsx';
import { Section } from './trail/section.tsx';

interface MythOrTruthProperties {
  data: HispanicData<'section_7'>;
  hasCalculator: boolean;
}

/**
 * The quiz of five statements. The specification gives two readings of where its last step leads:
 * it goes to the next section there is, because section 8 may be hidden.
 */
export function MythOrTruth(properties: MythOrTruthProperties) {
  return (
    <Section id="section_7">
      <Island name="myth-or-truth" wake="press" data={{ ...properties }}>
        <Statements {...properties} />
      </Island>
    </Section>
  );
}

export function Statements({ data, hasCalculator }: MythOrTruthProperties) {
  return (
    <MythQuiz
      titleId="section_7-title"
      data={{
        name: 'hispanic',
        flow: 'myth quiz',
        stepOf: (at) => MYTH_STEPS[at + 1] ?? '',
        answers: MYTH_ANSWERS.map((answer) => ({ answer, label: data[answer] })),
        questions: data.options.map(({ question, correctAnswer, answers }) => ({
          key: question,
          sentence: question,
          correctAnswer,
          explanations: Object.fromEntries(
            answers.map(({ key, title, description }) => [key, { title, text: description }]),
          ),
        })),
        labels: { start: data.startQuiz, next: data.nextQuestion, back: data.back },
        title: data.navTitle,
        keepsTitle: true,
        intro: { content: data.intro, image: 'cover-fork' },
        onward: (
          <SectionLink to={sectionAfterQuiz(hasCalculator)} className={buttonClasses('primary')}>
            {data.nextSection}
          </SectionLink>
        ),
        grounds: { right: 'leaf', other: 'blush' },
      }}
    />
  );
}
