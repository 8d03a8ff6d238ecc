import type { InsetPart } from '#contracts/content/article.ts';
import type { AuthoredHtml } from '#contracts/views/authored-html.ts';
import { budgetPlace } from '#domain/budget/sum-budget.ts';
import { Island } from '../../islands/island.tsx';
import { useShell } from '../../site/shell-context.tsx';
import { Prose } from '../../widgets/prose/prose.tsx';
import styles from './inset.module.css';
import stub from './pay-stub-inset.module.css';

/** A drawing or a sheet in the text; the sheet adds up by a script of its own. */
export function Inset({ part, ...html }: { part: InsetPart } & AuthoredHtml) {
  const words = (
    <div
      className={`${styles['inset']} ${part === 'pay-stub' ? stub['stub'] : ''}`}
      data-inset={part}
    >
      <Prose {...html} />
    </div>
  );
  const { company } = useShell();
  if (part !== 'budget-sheet') return words;
  return (
    <Island name="budget" wake="sight" data={{ key: budgetPlace(company.companyId) }}>
      {words}
    </Island>
  );
}
