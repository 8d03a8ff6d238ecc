import { useTranslations } from 'use-intl';
import type { Field, Fields, Typed } from '#domain/money-questions/field.ts';
import type { MoneyQuestion } from '#domain/money-questions/money-questions.ts';
import { sayFigure } from '#domain/figures/say-figure.ts';
import { dollars, number, percent } from '#domain/figures/figure.ts';
import { useShell } from '../../site/shell-context.tsx';
import { useSiteAddress } from '../../site/site-link.tsx';
import layout from '../../theme/layout.module.css';
import { OpenMark } from '../../widgets/accordion/open-mark.tsx';
import { buttonClasses } from '../../widgets/button/button-classes.ts';
import { Choice } from '../../widgets/choice/choice.tsx';
import { ErrorSummary } from '../../widgets/field/error-summary.tsx';
import { NumberField } from '../../widgets/field/number-field.tsx';
import styles from './question-form.module.css';
import { useWords } from './use-words.ts';

interface QuestionFormProperties {
  question: MoneyQuestion;
  fields: Fields;
  typed: Typed;
  mistakes: readonly string[];
  /** True for what a form without a script has sent, which is newer than what the tab has kept. */
  isPosted: boolean;
}

/**
 * Without a script the page comes back with the answer; what is typed never stands in an address. No script draws
 * this form anew, so it is not one of `useCheckedForm`: its listener checks what was sent and swaps what the answer says.
 */
export function QuestionForm({
  question,
  fields,
  typed,
  mistakes,
  isPosted,
}: QuestionFormProperties) {
  const t = useTranslations('moneyQuestions');
  const words = useWords();
  const { embed } = useShell();
  const own = useSiteAddress(`questions/${question}`);
  const href = embed?.address ?? own;
  const asked = Object.entries(fields).filter(([, field]) => !field.isAssumption);
  const assumed = Object.entries(fields).filter(([, field]) => field.isAssumption);
  const draw = ([name, field]: [string, Field]) => (
    <OneField
      key={name}
      name={name}
      field={field}
      question={question}
      text={typed[name] ?? ''}
      isWrong={mistakes.includes(name)}
    />
  );
  return (
    <form
      method="post"
      action={`${href}#answer`}
      autoComplete="off"
      noValidate
      {...(!embed && { 'data-draft': `${question}-question` })}
      data-posted={isPosted || undefined}
      className={styles['form']}
    >
      {mistakes.length > 0 && (
        <ErrorSummary
          ref={null}
          title={t('wrong')}
          fields={mistakes.map((name) => ({
            id: controlId(name),
            label: words(`moneyQuestions.of.${question}.fields.${name}`),
          }))}
        />
      )}
      {asked.map(draw)}
      {assumed.length > 0 && (
        <details
          className={styles['assumed']}
          open={assumed.some(([name]) => mistakes.includes(name))}
        >
          <summary>
            {t('change')}
            <OpenMark />
          </summary>
          <div className={styles['assumedFields']}>{assumed.map(draw)}</div>
        </details>
      )}
      <p className={styles['actions']}>
        <button type="submit" className={buttonClasses('primary')}>
          {t('show')}
        </button>
        <a href={href} data-draft-drop={`${question}-question`} className={layout['standalone']}>
          {t('startOver')}
        </a>
      </p>
      {!embed && (
        <p data-stays="" className={styles['kept']}>
          {t('kept')}
        </p>
      )}
    </form>
  );
}

interface OneFieldProperties {
  name: string;
  field: Field;
  question: MoneyQuestion;
  text: string;
  isWrong: boolean;
}

function OneField({ name, field, question, text, isWrong }: OneFieldProperties) {
  const words = useWords();
  const { language } = useShell();
  const label = words(`moneyQuestions.of.${question}.fields.${name}`);
  if (field.kind === 'choice')
    return (
      <div data-field={name}>
        <Choice
          name={name}
          label={label}
          chosen={text}
          options={field.options.map((value) => ({
            value,
            label: words(`moneyQuestions.choices.${name}.${value}`),
          }))}
        />
      </div>
    );
  const { kind, min, max } = field;
  const toFigure = {
    dollars,
    percent,
    years: number,
    age: number,
    months: number,
    cents: number,
    year: number,
  }[kind];
  const hint = `moneyQuestions.of.${question}.hints.${name}`;
  const hintId = words.has(hint) ? `${controlId(name)}-hint` : undefined;
  const handed = `moneyQuestions.of.${question}.handed.${name}`;
  const errorId = `${controlId(name)}-error`;
  return (
    <div data-field={name} data-only-with={field.onlyWith} className={styles['field']}>
      <NumberField
        id={controlId(name)}
        name={name}
        label={label}
        {...boxOf(kind, words)}
        inputMode={kind === 'dollars' || kind === 'percent' ? 'decimal' : 'numeric'}
        defaultValue={text}
        error={words(`moneyQuestions.mistakes.${kind}`, {
          min: sayFigure(toFigure(min), language),
          max: sayFigure(toFigure(max), language),
        })}
        errorId={errorId}
        isRight={!isWrong}
        aria-invalid={isWrong || undefined}
        aria-describedby={[hintId, isWrong ? errorId : undefined].filter(Boolean).join(' ')}
      />
      {hintId !== undefined && (
        <p id={hintId} className={styles['hint']}>
          {words(hint)}
        </p>
      )}
      {words.has(handed) && (
        <>
          {/* Ticked by the numbers of a projection, and no more once somebody types their own. */}
          <input
            type="checkbox"
            hidden
            name={`${name}Handed`}
            value="yes"
            data-handed={name}
            className={styles['handedOver']}
          />
          <p className={styles['handed']}>{words(handed)}</p>
        </>
      )}
    </div>
  );
}

/** What stands in the box beside the number; a year has nothing. */
function boxOf(
  kind: Exclude<Field['kind'], 'choice'>,
  words: ReturnType<typeof useWords>,
): { before?: string; unit?: string } {
  if (kind === 'dollars') return { before: '$' };
  return kind === 'year' ? {} : { unit: words(`moneyQuestions.units.${kind}`) };
}

/** The id of a field’s control. */
function controlId(name: string): string {
  return `ask-${name}`;
}
