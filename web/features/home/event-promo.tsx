import type { EventPromoView } from '#contracts/views/guidance.ts';
import { Art } from '../../art/art.tsx';
import { SiteLink } from '../../site/site-link.tsx';
import layout from '../../theme/layout.module.css';
import { buttonClasses } from '../../widgets/button/button-classes.ts';
import styles from './event-promo.module.css';

/** The invitation to the company's event, with its speakers. */
export function EventPromo({ promo }: { promo: EventPromoView }) {
  return (
    <section className={layout['content']} aria-labelledby="event">
      <div className={styles['panel']}>
        <div className={styles['words']}>
          <h2 id="event">{promo.title}</h2>
          <p className={layout['lead']}>{promo.lead}</p>
          <p>
            <SiteLink path="virtual-event" className={buttonClasses('secondary')}>
              {promo.label}
            </SiteLink>
          </p>
        </div>
        <div className={styles['people']}>
          {promo.pictures.slice(0, 3).map((picture) => (
            <Art
              key={picture}
              name={picture}
              width={240}
              height={240}
              className={styles['person']}
            />
          ))}
        </div>
      </div>
    </section>
  );
}
