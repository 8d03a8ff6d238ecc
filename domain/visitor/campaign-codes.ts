/** What may stand in an address as `via`, so that visits from a poster can be told from others. */
export const CAMPAIGN_CODES = ['poster', 'handout', 'qr', 'mail'] as const;
export type CampaignCode = (typeof CAMPAIGN_CODES)[number];

/** What a company may say that it did in a month. An event has no code of its own. */
export const CAMPAIGN_KINDS = [...CAMPAIGN_CODES, 'event'] as const;
export type CampaignKind = (typeof CAMPAIGN_KINDS)[number];

export function findCampaignCode(text: string | null): CampaignCode | undefined {
  return CAMPAIGN_CODES.find((code) => code === text);
}
