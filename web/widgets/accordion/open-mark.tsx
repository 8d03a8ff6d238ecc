import { Icon } from '../../art/icon.tsx';
import styles from './open-mark.module.css';

/** The mark in the summary of a disclosure: a plus while it is closed, a minus while it is open. */
export function OpenMark() {
  return (
    <>
      <Icon name="plus" className={styles['plus']} />
      <Icon name="minus" className={styles['minus']} />
    </>
  );
}
