import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { TrailView } from '#contracts/views/trail.ts';
import layout from '../../theme/layout.module.css';
import { EmptyTrail } from './empty-trail.tsx';
import { KeptHere } from './kept-here.tsx';
import styles from './my-trail.module.css';
import { OpenFile } from './open-file.tsx';
import { OpenLink } from './open-link.tsx';
import { TakeAlong } from './take-along.tsx';
import { TrailHead } from './trail-head.tsx';
import { TrailStops } from './trail-stops.tsx';
import { useTrail } from './use-trail.ts';

/** The visitor's path, or an invitation to begin one. */
export function MyTrail(view: TrailView) {
  const t = useTranslations('myTrail');
  const my = useTrail(view);
  const [said, setSaid] = useState('');
  const { isEmpty } = my.trail;
  return (
    <>
      {isEmpty ? <EmptyTrail hasMatch={view.hasMatch} /> : <TrailHead my={my} view={view} />}
      <div className={`${layout['content']} ${styles['body']}`}>
        <p role="status" className={styles['said']}>
          {said}
        </p>
        <OpenLink my={my} onSay={setSaid} />
        {isEmpty ? (
          <div className={styles['fromFile']}>
            <OpenFile my={my} onSay={setSaid} />
          </div>
        ) : (
          <>
            <TrailStops my={my} view={view} onSay={setSaid} />
            <TakeAlong my={my}>
              <OpenFile my={my} onSay={setSaid} />
            </TakeAlong>
            <KeptHere onForget={() => setSaid(t('forgotten'))} />
          </>
        )}
      </div>
    </>
  );
}
