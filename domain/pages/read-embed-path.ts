import { EMBED_SEGMENT } from '../company/company-from-path.ts';
import type { SitePath } from './site-path.ts';

/** The parts that other sites may show, each with the page below the company that it is of. */
const PAGES_OF_EMBEDS = {
  calculator: '',
  'savers-match': 'questions/savers',
  glossary: 'glossary',
} as const satisfies Record<string, SitePath>;

type EmbedName = keyof typeof PAGES_OF_EMBEDS;

export interface EmbedPath {
  name: EmbedName;
  companyId: string;
  /** The word of the glossary that is shown. */
  entry: string | undefined;
  /** The page that draws the part. */
  pathname: string;
  /** Its own address, as it is written. */
  address: string;
}

export function isBelowEmbed(pathname: string): boolean {
  return pathname.split('/').find(Boolean)?.toLowerCase() === EMBED_SEGMENT;
}

/** `/embed/{company}/calculator`, `…/savers-match` and `…/glossary/{word}`; nothing else is embedded. */
export function readEmbedPath(pathname: string): EmbedPath | undefined {
  const parts = pathname.toLowerCase().split('/').filter(Boolean);
  const [first, companyId, name, entry] = parts;
  if (first !== EMBED_SEGMENT || companyId === undefined || !isEmbedName(name)) return undefined;
  if (parts.length !== (name === 'glossary' ? 4 : 3)) return undefined;
  const page = PAGES_OF_EMBEDS[name];
  return {
    name,
    companyId,
    entry,
    pathname: page === '' ? `/${companyId}` : `/${companyId}/${page}`,
    address: `/${parts.join('/')}`,
  };
}

function isEmbedName(name: string | undefined): name is EmbedName {
  return name !== undefined && Object.hasOwn(PAGES_OF_EMBEDS, name);
}
