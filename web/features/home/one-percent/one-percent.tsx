import { useId, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { DEFAULT_ASSUMPTIONS } from '#domain/calculator/assumptions.ts';
import { INITIAL_RETIREMENT_AGE } from '#domain/calculator/inputs.ts';
import {
  answerOnePercent,
  type OnePercentAnswer,
  type OnePercentGround,
} from '#domain/one-percent/answer-one-percent.ts';
import {
  ONE_PERCENT_OPTIONS,
  ONE_PERCENT_QUESTIONS,
  type OnePercentChoices,
  type OnePercentQuestion,
} from '#domain/one-percent/choices.ts';
import { useMoney } from '../../../site/money.ts';
import { useShell } from '../../../site/shell-context.tsx';
import { useSiteAddress } from '../../../site/site-link.tsx';
import layout from '../../../theme/layout.module.css';
import { buttonClasses } from '../../../widgets/button/button-classes.ts';
import { Hatch } from '../../../widgets/hatch/hatch.tsx';
import { drawHills, HILL_SIZE } from './draw-hills.ts';
import styles from './one-percent.module.css';
import { sayAnswer, type Said } from './say-answer.ts';

/** The elements whose words a choice changes. */
const PLACES = {
  amountPlace: place('amount'),
  gainPlace: place('gain'),
  ratePlace: place('rate'),
  basePlace: place('base'),
  rateWithMorePlace: place('rateWithMore'),
  withMorePlace: place('withMore'),
  agePlace: place('age'),
} satisfies Record<`${keyof Said}Place`, unknown>;

function place(name: keyof Said): (words: ReactNode) => ReactNode {
  return (words) => (
    <span key={name} data-said={name}>
      {words}
    </span>
  );
}

interface OnePercentProperties extends OnePercentGround {
  choices: OnePercentChoices;
}

/** The server draws it, and `listen-to-choices.ts` changes its words and its picture: no React is sent. */
export function OnePercent({ choices, ...ground }: OnePercentProperties) {
  const t = useTranslations('home');
  const money = useMoney();
  const answer = answerOnePercent(choices, ground);
  const said = sayAnswer(choices, answer, money);
  return (
    <div className={styles['columns']}>
      <div className={styles['words']}>
        <h2
          id="one-percent-answer"
          className={styles['title']}
          aria-live="polite"
          aria-atomic="true"
        >
          {t('oneTitle')}{' '}
          <span className={styles['amount']}>{t.rich('oneAmount', { ...said, ...PLACES })}</span>
        </h2>
        <p className={layout['lead']}>{t('oneLead', { age: String(INITIAL_RETIREMENT_AGE) })}</p>
        <Choices choices={choices} />
      </div>
      <Picture answer={answer} said={said} match={ground.match} />
    </div>
  );
}

/** Without a script the page comes back with the answer; what is chosen never stands in an address. */
function Choices({ choices }: Pick<OnePercentProperties, 'choices'>) {
  const t = useTranslations('home');
  const home = useSiteAddress('');
  const calculator = useSiteAddress('calculator');
  const { embed } = useShell();
  return (
    <form
      method="post"
      action={`${embed?.address ?? home}#one-percent`}
      autoComplete="off"
      className={styles['form']}
    >
      {ONE_PERCENT_QUESTIONS.map((question) => (
        <Question key={question} question={question} chosen={choices[question]} />
      ))}
      <div className={styles['actions']}>
        <button
          type="submit"
          className={`${buttonClasses('secondary')} ${styles['answer']}`}
          data-script="absent"
        >
          {t('oneAnswer')}
        </button>
        <button
          type="submit"
          formAction={calculator}
          {...(embed && { formTarget: '_blank' })}
          className={buttonClasses('primary')}
        >
          {t('oneOwn')}
        </button>
      </div>
    </form>
  );
}

function Question({ question, chosen }: { question: OnePercentQuestion; chosen: number }) {
  const t = useTranslations('home');
  const money = useMoney();
  const label = useId();
  const write = {
    currentAge: String,
    pretaxSalary: money.compact,
    contributionPercentage: (rate: number) => t('oneRate', { rate: String(rate) }),
  }[question];
  return (
    <div role="radiogroup" aria-labelledby={label} className={styles['question']}>
      <span id={label} className={styles['label']}>
        {t(`oneAsks.${question}`)}
      </span>
      <span className={styles['chips']}>
        {ONE_PERCENT_OPTIONS[question].map((option) => (
          <label key={option} className={styles['chip']}>
            <input
              type="radio"
              name={question}
              value={option}
              defaultChecked={option === chosen}
              className="visually-hidden"
            />
            {write(option)}
          </label>
        ))}
      </span>
    </div>
  );
}

interface PictureProperties extends Pick<OnePercentProperties, 'match'> {
  answer: OnePercentAnswer;
  said: Said;
}

function Picture({ answer, said, match }: PictureProperties) {
  const t = useTranslations('home');
  const hatch = useId();
  const drawn = drawHills(answer);
  const { returnPercentage, payGrowthPercentage, inflationPercentage } = DEFAULT_ASSUMPTIONS;
  return (
    <figure className={styles['figure']}>
      <div className={styles['heads']}>
        <p className={styles['withMore']}>{t.rich('oneWithMore', { ...said, ...PLACES })}</p>
        <p className={styles['gain']}>{t.rich('oneGain', { ...said, ...PLACES })}</p>
      </div>
      <div className={styles['drawing']}>
        <svg
          viewBox={`0 0 ${HILL_SIZE.width} ${HILL_SIZE.height}`}
          aria-hidden="true"
          className={styles['hills']}
        >
          <Hatch id={hatch} look="gain" />
          <path data-drawn="gain" d={drawn.gain} fill={`url(#${hatch})`} />
          <path data-drawn="hill" d={drawn.hill} className={styles['hill']} />
          <path data-drawn="line" d={drawn.line} className={styles['line']} />
          <path data-drawn="bracket" d={drawn.bracket} className={styles['bracket']} />
          <path d={`M0 ${HILL_SIZE.height}H${HILL_SIZE.width}`} className={styles['ground']} />
        </svg>
        <p className={styles['base']}>{t.rich('oneBase', { ...said, ...PLACES })}</p>
      </div>
      <p className={styles['ages']}>
        <span>{t.rich('oneAge', { ...said, ...PLACES })}</span>
        <span>{t('exampleAge', { age: String(INITIAL_RETIREMENT_AGE) })}</span>
      </p>
      <figcaption className={styles['note']}>
        {t('oneNote', {
          growth: String(returnPercentage),
          raise: String(payGrowthPercentage),
          prices: String(inflationPercentage),
          hasMatch: match === undefined ? 'no' : 'yes',
          cents: String(match?.centsPerDollar ?? 0),
          upTo: String(match?.upToPercentOfPay ?? 0),
        })}
      </figcaption>
    </figure>
  );
}
