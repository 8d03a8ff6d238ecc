import { useTranslations } from 'use-intl';
import { getLanguage, languageCode, otherLanguages } from '#domain/language/language.ts';
import { BELONGS_TO } from '#domain/pages/menus.ts';
import { Icon } from '../../art/icon.tsx';
import { Art } from '../../art/art.tsx';
import { usePlace } from '../../site/place.ts';
import { useShell } from '../../site/shell-context.tsx';
import { SiteLink } from '../../site/site-link.tsx';
import { useDrawnOnce } from '../../site/use-drawn-once.ts';
import { buttonClasses } from '../../widgets/button/button-classes.ts';
import { CompanyLogo } from './company-logo.tsx';
import { LanguageLink } from './language-link.tsx';
import styles from './site-header.module.css';

export function SiteHeader() {
  const t = useTranslations('shell');
  const { menu } = useShell();
  const current = useCurrentPages();
  const entries = useDrawnOnce(
    `menu ${JSON.stringify(current)}`,
    Object.entries(menu).map(([path, label]) => (
      <li key={path}>
        <MenuLink path={path} className={styles['link']} current={current}>
          {label}
        </MenuLink>
      </li>
    )),
  );
  return (
    <header className={styles['header']}>
      <div className={styles['bar']}>
        <CompanyLogo />
        <nav className={styles['nav']} aria-label={t('mainMenu')}>
          <ul role="list" dangerouslySetInnerHTML={entries} />
        </nav>
        <SearchLink />
        <LanguageSwitch />
        <MobileMenu current={current} />
      </div>
    </header>
  );
}

/** How the entries of the menu are marked that one is on, by their paths. */
type CurrentPages = Readonly<Record<string, 'page' | 'true'>>;

interface MenuLinkProperties {
  path: string;
  className: string | undefined;
  current: CurrentPages;
  children: React.ReactNode;
}

function MenuLink({ path, className, current, children }: MenuLinkProperties) {
  return (
    <SiteLink path={path} className={className} aria-current={current[path]}>
      {children}
    </SiteLink>
  );
}

/** Marks the page one is on, and the section it belongs to: one entry, as one may lie below another. */
function useCurrentPages(): CurrentPages {
  const { pathname } = usePlace();
  const { menu, panel, company } = useShell();
  const home = `/${company.companyId}/`;
  const isBelow = (start: string): boolean => pathname.startsWith(`${home}${start}/`);
  const owner = BELONGS_TO.find(([start]) => isBelow(start))?.[1];
  const isAt = (place: string): boolean =>
    place === owner || `${pathname}/`.startsWith(`${place.startsWith('/') ? '' : home}${place}/`);
  const isCurrent = (path: string): boolean =>
    isAt(path) && !Object.keys(menu).some((below) => below.startsWith(`${path}/`) && isAt(below));
  return Object.fromEntries(
    Object.keys({ ...menu, ...panel })
      .filter(isCurrent)
      .map((path) => [path, path === owner ? 'true' : 'page']),
  );
}

/** The glass alone, whose name is for the ear: the row has room for no further word. */
function SearchLink() {
  const { panel } = useShell();
  return (
    <SiteLink path="search" className={styles['search']} aria-label={panel['search']}>
      <Icon name="search" />
    </SiteLink>
  );
}

function LanguageSwitch() {
  const { language } = useShell();
  return otherLanguages(language).map((other) => (
    <LanguageLink key={other} language={other} className={styles['language']}>
      <Icon name="globe" className={styles['globe']} />
      <span className={styles['languageFull']}>{getLanguage(other).name}</span>
      <span className={styles['languageShort']} aria-hidden="true">
        {languageCode(other).toUpperCase()}
      </span>
    </LanguageLink>
  ));
}

/** A native disclosure, so that it opens without JavaScript; a script closes it. */
function MobileMenu({ current }: { current: CurrentPages }) {
  const t = useTranslations('shell');
  const { menu, panel, language } = useShell();
  const entries = useDrawnOnce(
    `panel ${JSON.stringify(current)}`,
    Object.entries({ ...menu, ...panel }).map(([path, label]) => (
      <li key={path}>
        <MenuLink path={path} className={styles['row']} current={current}>
          <span>{label}</span>
          <Icon name="chevron-right" />
        </MenuLink>
      </li>
    )),
  );
  return (
    <details className={styles['menu']}>
      <summary className={styles['menuButton']}>
        <Icon name="menu" className={styles['menuIcon']} />
        <Icon name="close" className={styles['closeIcon']} />
        <span className={styles['menuOpenWord']}>{t('menu')}</span>
        <span className={styles['menuCloseWord']}>{t('close')}</span>
      </summary>
      <div className={styles['panel']}>
        {otherLanguages(language).map((other) => (
          <LanguageLink key={other} language={other} className={styles['row']}>
            <span>{getLanguage(other).invitation}</span>
            <Icon name="globe" />
          </LanguageLink>
        ))}
        <nav aria-label={t('menu')}>
          <ul role="list" dangerouslySetInnerHTML={entries} />
        </nav>
        <div className={styles['panelActions']}>
          <SiteLink path="make-a-change" className={buttonClasses('primary')}>
            {t('sign')}
          </SiteLink>
        </div>
        <Art name="scene-menu" width={640} height={200} className={styles['panelArt']} />
      </div>
    </details>
  );
}
