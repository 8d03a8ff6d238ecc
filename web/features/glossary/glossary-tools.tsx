import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Icon } from '../../art/icon.tsx';
import { buttonClasses } from '../../widgets/button/button-classes.ts';
import styles from './glossary-page.module.css';

interface GlossaryToolsProperties {
  /** The id of the list that they are for, which stays as the server drew it. */
  listId: string;
}

/** Opens and closes all cards of the glossary, and stops its drawings. */
export function GlossaryTools({ listId }: GlossaryToolsProperties) {
  const t = useTranslations('glossary');
  const [isOpen, setIsOpen] = useState(false);
  const [isMoving, setIsMoving] = useState(true);
  const toggleCards = (): void => {
    for (const card of document.querySelectorAll<HTMLDetailsElement>(`#${listId} details`))
      card.open = !isOpen;
    setIsOpen(!isOpen);
  };
  const toggleDrawings = (): void => {
    document.getElementById(listId)?.toggleAttribute('data-still', isMoving);
    setIsMoving(!isMoving);
  };
  return (
    <>
      <button type="button" className={buttonClasses('secondary', 'small')} onClick={toggleCards}>
        <Icon name={isOpen ? 'minus' : 'plus'} />
        {t(isOpen ? 'closeAll' : 'openAll')}
      </button>
      <button
        type="button"
        className={`${buttonClasses('secondary', 'small')} ${styles['stop']}`}
        onClick={toggleDrawings}
      >
        <Icon name={isMoving ? 'pause' : 'play'} />
        {t(isMoving ? 'stop' : 'move')}
      </button>
    </>
  );
}
