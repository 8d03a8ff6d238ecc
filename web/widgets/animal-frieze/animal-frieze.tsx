import type { AnimalCardView } from '#contracts/views/persona.ts';
import { animalPath } from '#domain/pages/persona-paths.ts';
import { Art } from '../../art/art.tsx';
import { useShell } from '../../site/shell-context.tsx';
import { SiteLink } from '../../site/site-link.tsx';
import styles from './animal-frieze.module.css';

/** The animals' portraits side by side in one band; each links to its animal's page. */
export function AnimalFrieze({ animals }: { animals: readonly AnimalCardView[] }) {
  const { company } = useShell();
  return (
    <ul role="list" className={styles['frieze']}>
      {animals.map(({ animal, name, tagline }) => (
        <li key={animal} className={styles['animal']} data-animal={animal}>
          <div className={styles['panel']}>
            <Art
              name={`animal-${animal}`}
              width={240}
              height={240}
              className={styles['portrait']}
            />
          </div>
          <p className={styles['words']}>
            <SiteLink path={animalPath(company.companyId, animal)} className={styles['name']}>
              {name}
            </SiteLink>
            <span>{tagline}</span>
          </p>
        </li>
      ))}
    </ul>
  );
}
