import { useId } from 'react';
import type { AuthorableSplitSelectionData } from '#contracts/content/multimedia/authorable-split-selection.ts';
import { Art } from '../../../art/art.tsx';
import { Paragraphs } from '../paragraphs.tsx';
import styles from './authorable-split-selection.module.css';

/** Choices around a circle with the figure of the chosen one. The stylesheet does the choosing: no script is needed. */
export default function AuthorableSplitSelection({ data }: { data: AuthorableSplitSelectionData }) {
  const { title, options } = data;
  const id = useId();
  return (
    <section className={styles['split']} aria-labelledby={title === undefined ? undefined : id}>
      {title !== undefined && <h2 id={id}>{title}</h2>}
      <div className={styles['board']} data-options={options.length}>
        {options.map((option, index) => (
          <label key={option.title} className={styles['choice']}>
            <input type="radio" name={`${id}-choice`} defaultChecked={index === 0} />
            <Art name={option.imageOn} width={400} height={250} className={styles['on']} />
            <Art name={option.imageOff} width={400} height={250} className={styles['off']} />
            <span className={styles['title']}>{option.title}</span>
          </label>
        ))}
        <div className={styles['center']}>
          {options.map(({ title: name, number, centerBGColor }) => (
            <p key={name} className={styles['number']} data-ground={centerBGColor}>
              <span className="visually-hidden">{name}: </span>
              {number}
            </p>
          ))}
        </div>
      </div>
      <div className={styles['meanings']} aria-live="polite">
        {options.map((option) => (
          <div key={option.title} className={styles['meaning']}>
            <h3>{option.title}</h3>
            <Paragraphs text={option.content} />
            {option.footer !== undefined && <p className={styles['footer']}>{option.footer}</p>}
          </div>
        ))}
      </div>
    </section>
  );
}
