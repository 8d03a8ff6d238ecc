import { PLAN_PARTS } from '../plan/plan-has.ts';
import { PLAN_SAYINGS } from '../plan/plan-says.ts';
import { NAMED, PASSAGE, TYPED } from './fill-in-figures.ts';
import { FIGURE_NAMES, isFigureName } from './plan-figures.ts';

const CONDITIONS: readonly string[] = [...PLAN_PARTS, ...PLAN_SAYINGS];

/** What is wrong with the names of figures in one line of an authored file. */
export function findFigureMistakes(line: string): string[] {
  const names = Array.from(line.matchAll(NAMED), ([, name = '']) => name);
  const mistakes = names
    .filter((name) => !isFigureName(name))
    .map((name) => `expected a figure that is known, found {${name}}: ${nearNames(name)}`);
  for (const [, condition = ''] of line.matchAll(PASSAGE))
    if (!CONDITIONS.includes(condition))
      mistakes.push(`expected a condition of ${CONDITIONS.join(', ')}, found {if ${condition}}`);
  const rest = line.replaceAll(PASSAGE, '').replaceAll(TYPED, '');
  const [broken] = /\{(?:if |else|end|typed)[^{}]*\}?/.exec(rest) ?? [];
  if (broken !== undefined)
    mistakes.push(`expected {if …} and {end if} in one line, or {typed $8,000}, found ${broken}`);
  return mistakes;
}

/** The names of the same group, or the groups. */
function nearNames(name: string): string {
  const near = FIGURE_NAMES.filter((known) => groupOf(known) === groupOf(name));
  const groups = [...new Set(FIGURE_NAMES.map(groupOf))];
  return near.length > 0 ? `there are ${near.join(', ')}` : `the groups are ${groups.join(', ')}`;
}

function groupOf(name: string): string {
  return name.slice(0, name.indexOf('.'));
}
