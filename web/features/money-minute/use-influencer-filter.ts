import { useState, type MouseEvent } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { useShell } from '../../site/shell-context.tsx';
import { loadInfluencerArticles } from '../../state/load-influencer-articles.ts';
import { useAppStore } from '../../state/use-store.ts';
import { isForNewTab } from '../../site/is-for-new-tab.ts';

/** The path of the list of films, after the company. */
export const FILMS_PATH = 'get-the-facts/money-minute';

interface InfluencerChoice {
  influencer: string | undefined;
  /** The address of the choice, which is also that of its link. */
  href: string;
}

export type ChooseInfluencer = (
  event: MouseEvent<HTMLAnchorElement>,
  choice: InfluencerChoice,
) => void;

export interface InfluencerFilter {
  choose: ChooseInfluencer;
  isBusy: boolean;
  /** The presenter whose films the store holds: an id, or the word for all of them. */
  fetchedFor: string | undefined;
}

/**
 * Handles the clicks on the presenters' links: it loads the films of a presenter, and changes the
 * address only once they have come. After a failure everything stays as it was, and the dialog says
 * so.
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
