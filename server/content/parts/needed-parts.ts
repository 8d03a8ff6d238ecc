import { DEFAULT_COMPANY_ID } from '#domain/company/company-from-path.ts';
import { isLandingName } from '../landings/landing-schemas.ts';

const NEEDED: ReadonlySet<string> = new Set([
  `theme/${DEFAULT_COMPANY_ID}`,
  `company/${DEFAULT_COMPANY_ID}`,
  'topics',
  'influencers',
  'contacts',
  'faqs',
  'glossary',
  'persona',
  'flags',
]);

/** Whether nothing can be served without this part. */
export function isNeeded(key: string): boolean {
  const [kind, company, name = ''] = key.split('/');
  const isCommon = kind === 'fragment' && company === DEFAULT_COMPANY_ID && !isLandingName(name);
  return isCommon || NEEDED.has(key);
}
