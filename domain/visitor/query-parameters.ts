import { findCampaignCode, type CampaignCode } from './campaign-codes.ts';

export interface VisitorParameters {
  uid?: string;
  isEnroll?: boolean;
  segment?: string;
  /** What brought the visitor here, of a list. It says nothing of who it is. */
  via?: CampaignCode;
}

const UID = /^[A-Za-z0-9._~-]{1,64}$/;
const SEGMENT = /^[A-Za-z0-9_-]{1,32}$/;
const TRUE_VALUES: ReadonlySet<string> = new Set(['1', 'true', 'y']);

/**
 * Parameters about the visitor. They are read once, then taken out of the address so that it can be
 * shared.
 */
export const CONSUMED_PARAMETERS = ['uid', 'e', 's', 'via'] as const;

/**
 * The part of `URLSearchParams` that is used here, as `domain` may not name types of the browser.
 */
interface QueryReader {
  get(name: string): string | null;
}

export function readVisitorParameters(query: QueryReader): VisitorParameters {
  const parameters: VisitorParameters = {};
  const uid = query.get('uid');
  if (uid !== null && UID.test(uid)) parameters.uid = uid;
  const enroll = query.get('e');
  if (enroll !== null) parameters.isEnroll = TRUE_VALUES.has(enroll.toLowerCase());
  const segment = query.get('s');
  if (segment !== null && SEGMENT.test(segment)) parameters.segment = segment.toLowerCase();
  const via = findCampaignCode(query.get('via'));
  if (via !== undefined) parameters.via = via;
  return parameters;
}
