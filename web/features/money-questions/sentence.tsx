import { sayFigure } from '#domain/figures/say-figure.ts';
import type { Step } from '#domain/figures/step.ts';
import { useShell } from '../../site/shell-context.tsx';
import { partsOf, useWords } from './use-words.ts';

interface SentenceProperties {
  /** The key of its message. */
  of: string;
  /** Undefined where it is not true: it then waits in the page without its figures. */
  step: Step | undefined;
}

/** A sentence of an answer, with a place for each figure that a script can fill anew. */
export function Sentence({ of, step }: SentenceProperties) {
  const words = useWords();
  const { language } = useShell();
  return partsOf(words.raw(of)).map((part, at) => {
    if (typeof part === 'string') return part;
    const figure = step?.figures[part[0]];
    return (
      // oxlint-disable-next-line react/no-array-index-key -- the words of a message never change their order
      <span key={at} data-figure={part[0]}>
        {figure && sayFigure(figure, language)}
      </span>
    );
  });
}
