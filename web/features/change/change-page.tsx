import { useTranslations } from 'use-intl';
import type { ChangeView } from '#contracts/views/text-pages.ts';
import { Icon } from '../../art/icon.tsx';
import { Island } from '../../islands/island.tsx';
import { OutsideLink } from '../../widgets/link/outside-link.tsx';
import { PageHead } from '../../site/page-head.tsx';
import { useShell } from '../../site/shell-context.tsx';
import { SiteLink } from '../../site/site-link.tsx';
import layout from '../../theme/layout.module.css';
import { ChangeContribution } from '../../widgets/change-contribution/change-contribution.tsx';
import { Prose } from '../../widgets/prose/prose.tsx';
import { PageBanner } from '../../widgets/page-banner/page-banner.tsx';
import styles from './change-page.module.css';

export function ChangePage({ page }: { page: ChangeView }) {
  const t = useTranslations('change');
  const title = useTranslations('title');
  const { company } = useShell();
  return (
    <>
      <PageHead title={title('makeAChange')} description={page.description} />
      <PageBanner
        title={page.title}
        lead={page.lead}
        scene="scene-change"
        sceneHeight={420}
        ground="sky"
      >
        {company.showsResourcesLink && (
          <p>
            <SiteLink path="make-a-change#resources" className={layout['standalone']}>
              {t('resourcesLink')}
            </SiteLink>
          </p>
        )}
      </PageBanner>
      <div className={layout['content']}>
        <section className={styles['change']} aria-labelledby="how">
          <div>
            <h2 id="how">{page.changeTitle}</h2>
            <p className={layout['lead']}>{page.changeLead}</p>
          </div>
          <ol role="list" className={styles['steps']}>
            {page.steps.map((step, index) => (
              <li key={step.title}>
                <span aria-hidden="true" className={styles['waypoint']}>
                  {index + 1}
                </span>
                <h3>{step.title}</h3>
                <p>{step.text}</p>
              </li>
            ))}
          </ol>
          <Island name="change" wake="press" data={{}}>
            <ChangeContribution />
          </Island>
          {page.help && <Prose {...page.help} />}
        </section>
      </div>
      <section className={styles['before']} aria-labelledby="before">
        <div className={layout['content']}>
          <h2 id="before">{page.afterTitle}</h2>
          <ul role="list" className={styles['cards']}>
            {page.after.map((card) => (
              <li key={card.path}>
                <h3>{card.title}</h3>
                <p>{card.text}</p>
                <SiteLink path={card.path} className={layout['standalone']}>
                  {card.label}
                  <Icon name="arrow-right" />
                </SiteLink>
              </li>
            ))}
          </ul>
        </div>
      </section>
      <Resources />
    </>
  );
}

/** The company's own resources, for a company that shows a link to them. */
function Resources() {
  const t = useTranslations('change');
  const { company } = useShell();
  if (!company.showsResourcesLink) return null;
  return (
    <section id="resources" className={styles['resources']} aria-labelledby="resources-title">
      <div className={layout['content']}>
        <h2 id="resources-title">{t('resourcesTitle')}</h2>
        <p className={layout['lead']}>{t('resourcesLead')}</p>
        <ul role="list" className={styles['list']}>
          {company.resources.map((resource) => (
            <li key={resource.id}>
              <h3>
                <OutsideLink href={resource.url}>{resource.title}</OutsideLink>
              </h3>
              <p>{resource.description}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
