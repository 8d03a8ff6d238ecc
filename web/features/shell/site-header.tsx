import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import {
  getLanguage,
  languageCode,
  otherLanguages,
  type Language,
} from '#domain/language/language.ts';
import { withQuery } from '#domain/links/with-language.ts';
import { Icon } from '../../art/icon.tsx';
import { Art } from '../../art/art.tsx';
import { useShell } from '../../site/shell-context.tsx';
import { SiteLink, useSiteAddress } from '../../site/site-link.tsx';
import { useAppSelector } from '../../state/store.ts';
import { buttonClasses } from '../../widgets/button/button-classes.ts';
import { CompanyLogo } from './company-logo.tsx';
import styles from './site-header.module.css';

const MENU = [
  { path: 'get-the-facts', text: 'getTheFacts' },
  { path: 'calculator', text: 'calculator' },
  { path: 'quiz', text: 'retirementStyles' },
  { path: 'get-the-facts/money-minute', text: 'moneyMinute' },
  { path: 'make-a-change', text: 'makeAChange' },
  { path: 'faqs', text: 'faqs' },
] as const;

/** A company with a union has its members' page in the menu, before the questions. */
function useMenu(): Array<{ path: string; label: string }> {
  const t = useTranslations('shell');
  const { unionLandingLabel: label } = useShell().company;
  const rows = MENU.map(({ path, text }) => ({ path, label: t(text) }));
  const union = label === undefined ? [] : [{ path: 'union', label }];
  return [...rows.slice(0, -1), ...union, ...rows.slice(-1)];
}

export function SiteHeader() {
  const t = useTranslations('shell');
  const menu = useMenu();
  return (
    <header className={styles['header']}>
      <div className={styles['bar']}>
        <CompanyLogo />
        <nav className={styles['nav']} aria-label={t('mainMenu')}>
          <ul role="list">
            {menu.map(({ path, label }) => (
              <li key={path}>
                <MenuLink path={path} className={styles['link']}>
                  {label}
                </MenuLink>
              </li>
            ))}
          </ul>
        </nav>
        <LanguageSwitch />
        <MobileMenu />
      </div>
    </header>
  );
}

interface MenuLinkProperties {
  path: string;
  className: string | undefined;
  children: React.ReactNode;
}

/** Marks the page one is on, and the section it belongs to: one entry, as one may lie below another. */
function MenuLink({ path, className, children }: MenuLinkProperties) {
  const { pathname } = useLocation();
  const { href } = useSiteAddress(path);
  const base = (href.split('?')[0] ?? href).slice(0, -path.length);
  const isAt = (place: string): boolean => `${pathname}/`.startsWith(`${base}${place}/`);
  const isCurrent =
    isAt(path) && !MENU.some(({ path: below }) => below.startsWith(`${path}/`) && isAt(below));
  return (
    <SiteLink path={path} className={className} aria-current={isCurrent ? 'page' : undefined}>
      {children}
    </SiteLink>
  );
}

interface LanguageLinkProperties {
  language: Language;
  className: string | undefined;
  children: React.ReactNode;
}

/** Leads to this page in another language; the server remembers the choice and cleans the address. */
function LanguageLink({ language, className, children }: LanguageLinkProperties) {
  const { pathname, search } = useLocation();
  const planFragment = useAppSelector((state) => state.calculator.planFragment);
  const query = new URLSearchParams(search);
  query.delete('lang');
  query.delete('rated');
  query.delete('from');
  const here = query.size === 0 ? pathname : `${pathname}?${query.toString()}`;
  const switched = withQuery(here, 'lang', languageCode(language));
  // The other language is another document: what was typed travels where no server sees it.
  const to = pathname.includes('/calculator') ? `${switched}${planFragment}` : switched;
  return (
    <Link
      className={className}
      to={to}
      // What stands in the page everybody shares knows nothing of this address's own query.
      onClick={({ currentTarget }) => currentTarget.setAttribute('href', to)}
      reloadDocument
      hrefLang={language}
      lang={language}
    >
      {children}
    </Link>
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

/** A native disclosure, so that it opens without JavaScript. */
function MobileMenu() {
  const t = useTranslations('shell');
  const title = useTranslations('title');
  const { company, language } = useShell();
  const links = useMenu();
  const menu = useRef<HTMLDetailsElement>(null);
  const { key } = useLocation();
  const shownFor = useRef(key);

  // A menu that was left through one of its links is closed on the page it led to.
  useEffect(() => {
    if (shownFor.current === key) return;
    shownFor.current = key;
    if (menu.current) menu.current.open = false;
  }, [key]);

  useEffect(() => {
    const closeOnEscape = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || !menu.current?.open) return;
      menu.current.open = false;
      menu.current.querySelector('summary')?.focus();
    };
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, []);

  return (
    <details ref={menu} className={styles['menu']}>
      <summary className={styles['menuButton']}>
        <Icon name="menu" className={styles['menuIcon']} />
        <Icon name="close" className={styles['closeIcon']} />
        <span className={styles['menuOpenWord']}>{t('menu')}</span>
        <span className={styles['menuCloseWord']}>{t('close')}</span>
      </summary>
      <div className={styles['panel']}>
        <nav aria-label={t('menu')}>
          <ul role="list">
            {links.map(({ path, label }) => (
              <li key={path}>
                <MenuLink path={path} className={styles['row']}>
                  <span>{label}</span>
                  <Icon name="chevron-right" />
                </MenuLink>
              </li>
            ))}
            {company.showTargetDate && (
              <li>
                <MenuLink path="target-date" className={styles['row']}>
                  <span>{title('targetDate')}</span>
                  <Icon name="chevron-right" />
                </MenuLink>
              </li>
            )}
          </ul>
        </nav>
        <div className={styles['panelActions']}>
          <SiteLink path="make-a-change" className={buttonClasses('primary')}>
            {t('sign')}
          </SiteLink>
          {otherLanguages(language).map((other) => (
            <LanguageLink key={other} language={other} className={buttonClasses('secondary')}>
              <Icon name="globe" />
              {getLanguage(other).invitation}
            </LanguageLink>
          ))}
        </div>
        <Art name="scene-menu" width={640} height={200} className={styles['panelArt']} />
      </div>
    </details>
  );
}
