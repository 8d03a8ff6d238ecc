import type { VirtualEventFragment } from '#contracts/content/guidance-fragments.ts';
import { Art } from '../../art/art.tsx';
import layout from '../../theme/layout.module.css';
import styles from './speakers.module.css';

interface SpeakersProperties {
  speakers: VirtualEventFragment['speakers'];
  note: string;
}

/** The portraits side by side, as one band. */
export function Speakers({ speakers, note }: SpeakersProperties) {
  return (
    <>
      <ul role="list" className={styles['frieze']}>
        {speakers.map(({ id, name, role, picture }) => (
          <li key={id} className={styles['speaker']}>
            <div className={styles['panel']}>
              <Art name={picture} width={240} height={240} className={styles['portrait']} />
            </div>
            <p className={styles['words']}>
              <strong className={styles['name']}>{name}</strong>
              <span>{role}</span>
            </p>
          </li>
        ))}
      </ul>
      <p className={`${layout['content']} ${styles['note']}`}>{note}</p>
    </>
  );
}
