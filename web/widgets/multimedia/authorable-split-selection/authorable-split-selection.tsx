import { useId } from 'react';
import type { AuthorableSplitSelectionData } from '#contracts/content/multimedia/authorable-split-selection.ts';
import { Art } from '../../../art/art.tsx';
import { Paragraphs } from '../../paragraphs/paragraphs.tsx';
import { numbered } from '../../../site/numbered.ts';
import styles from './authorable-split-selection.module.css';

/** Choices around a circle with the figure of the chosen one. The stylesheet does the choosing: no script is needed. */
export default function AuthorableSplitSelection({ data }: { data: AuthorableSplitSelectionData }) {
  const { title, options } = data;
  const id = useId();
  return (
    <section className={styles['split']} aria-labelledby={title === undefined ? undefined : id}>
      {title !== undefined && <h2 id={id}>{title}</h2>}
      <div className={styles['board']} data-options={options.length}>
        {numbered(options).map(({ key, at, item: option }) => (
          <label key={key} className={styles['choice']}>
            <input type="radio" name={`${id}-choice`} defaultChecked={at === 0} />
            <Art name={option.imageOn} width={400} height={250} className={styles['on']} />
            <Art name={option.imageOff} width={400} height={250} className={styles['off']} />
            <span className={styles['title']}>{option.title}</span>
          </label>
        ))}
        <div className={styles['center']}>
          {numbered(options).map(({ key, item: { title: name, number, centerBGColor } }) => (
            <p key={key} className={styles['number']} data-ground={centerBGColor}>
              <span className="visually-hidden">{name}: </span>
              {number}
            </p>
          ))}
        </div>
      </div>
      <div className={styles['meanings']} aria-live="polite">
        {numbered(options).map(({ key, item: option }) => (
          <div key={key} className={styles['meaning']}>
            <h3>{option.title}</h3>
            <Paragraphs text={option.content} />
            {option.footer !== undefined && <p className={styles['footer']}>{option.footer}</p>}
          </div>
        ))}
      </div>
    </section>
  );
}
