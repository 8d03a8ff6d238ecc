import type { Animal } from '../persona/animals.ts';

/** What is known of a visitor when flags are decided. */
export interface FlagVisitor {
  uid: string | undefined;
  domainName: string;
  companyId: string;
  segment: string;
  animal: Animal | undefined;
  isReturnVisit: boolean;
}

/** The user as the flag service sees it, by the specification's names. */
interface FlagUser {
  key: string;
  /** True where the visitor has a uid. */
  known: boolean;
  /**
   * True for everyone but the ids of the list `qa`: only those may be named to a service outside.
   */
  anonymous: boolean;
  customDomain: string;
  company: string;
  segment: string;
  animal: string;
  firstVisit: boolean;
}

const ANONYMOUS_KEY = 'anonymous';

export function createFlagUser(visitor: FlagVisitor, qa: readonly string[]): FlagUser {
  const { uid, domainName, companyId, segment, animal, isReturnVisit } = visitor;
  return {
    key: uid ?? ANONYMOUS_KEY,
    known: uid !== undefined,
    anonymous: uid === undefined || !qa.includes(uid),
    customDomain: domainName,
    company: companyId,
    segment,
    animal: animal ?? '',
    firstVisit: !isReturnVisit,
  };
}
