import { useState, type MouseEvent } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { useShell } from '../../site/shell-context.tsx';
import { loadInfluencerArticles } from '../../state/load-influencer-articles.ts';
import { useAppStore } from '../../state/store.ts';
import { isForNewTab } from '../../site/is-for-new-tab.ts';

/** Below the company. */
export const FILMS_PATH = 'get-the-facts/money-minute';

interface InfluencerChoice {
  influencer: string | undefined;
  /** The address of the choice, which the link itself leads to. */
  href: string;
}

export type ChooseInfluencer = (
  event: MouseEvent<HTMLAnchorElement>,
  choice: InfluencerChoice,
) => void;

export interface InfluencerFilter {
  choose: ChooseInfluencer;
  isBusy: boolean;
  /** Whose films the store holds: an id, or everyone's. */
  fetchedFor: string | undefined;
}

/**
 * Links that the page itself answers: the films are asked for by their presenter, and only when they
 * have come does the address change. A failure leaves everything as it was and is told by the dialog.
 */
export function useInfluencerFilter(): InfluencerFilter {
  const t = useTranslations('moneyMinute');
  const store = useAppStore();
  const navigate = useNavigate();
  const { company, language } = useShell();
  const { companyId } = company;
  const [isBusy, setIsBusy] = useState(false);
  const [fetchedFor, setFetchedFor] = useState<string>();

  const load = async ({ influencer, href }: InfluencerChoice): Promise<void> => {
    setIsBusy(true);
    const failureText = t('fetchFailed');
    const filter = { influencer, companyId, language, failureText };
    const hasLoaded = await loadInfluencerArticles(store, filter);
    setIsBusy(false);
    if (!hasLoaded) return;
    setFetchedFor(influencer ?? 'everyone');
    await navigate(href, { preventScrollReset: true });
  };

  return {
    choose: (event, choice) => {
      if (isForNewTab(event)) return;
      event.preventDefault();
      if (!isBusy) void load(choice);
    },
    isBusy,
    fetchedFor,
  };
}
