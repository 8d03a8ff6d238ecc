import type { PromoView } from '#contracts/views/home.ts';
import { Art } from '../../art/art.tsx';
import { SiteLink } from '../../site/site-link.tsx';
import layout from '../../theme/layout.module.css';
import { buttonClasses } from '../../widgets/button/button-classes.ts';
import styles from './promos.module.css';

/** Invitations to other pages, each with the pictures of those one meets there. */
export function Promos({ promos }: { promos: readonly PromoView[] }) {
  return (
    <div className={`${layout['content']} ${styles['promos']}`}>
      {promos.map(({ title, lead, label, path, pictures }) => (
        <section key={path} className={styles['panel']} aria-labelledby={path}>
          <div className={styles['words']}>
            <h2 id={path}>{title}</h2>
            <p className={layout['lead']}>{lead}</p>
            <p>
              <SiteLink path={path} className={buttonClasses('secondary')}>
                {label}
              </SiteLink>
            </p>
          </div>
          <div className={styles['people']}>
            {pictures.map((picture) => (
              <Art
                key={picture}
                name={picture}
                width={240}
                height={240}
                className={styles['person']}
              />
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}
