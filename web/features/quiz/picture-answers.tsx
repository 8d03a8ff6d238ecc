import type { PictureAnswerView } from '#contracts/views/persona.ts';
import { Art } from '../../art/art.tsx';
import choice from './choice.module.css';
import styles from './picture-answers.module.css';

interface PictureAnswersProperties {
  answers: readonly PictureAnswerView[];
  pick: string;
}

/** The pictures to choose from are a radio group, so that the keyboard and a plain form work. */
export function PictureAnswers({ answers, pick }: PictureAnswersProperties) {
  return (
    <fieldset aria-labelledby="q" className={styles['answers']} data-count={answers.length}>
      {answers.map(({ id, picture, title, text }) => (
        <label key={id} className={`${choice['choice']} ${styles['answer']}`}>
          <Art
            name={picture}
            width={320}
            height={280}
            isLazy={false}
            className={styles['picture']}
          />
          <span className={styles['words']}>
            <input
              type="radio"
              name="answer"
              value={id}
              defaultChecked={id === pick}
              className={choice['dot']}
            />
            <span className={styles['title']}>{title}</span>
            <span className={choice['text']}>{text}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
