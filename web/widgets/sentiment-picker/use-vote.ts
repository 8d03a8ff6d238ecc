import { useState } from 'react';
import { SENTIMENTS, type Sentiment, type Shares } from '#domain/poll/sentiments.ts';
import { useShell } from '../../i18n/shell-context.tsx';
import { fetchJson } from '../../state/fetch-json.ts';
import { useAppStore } from '../../state/store.ts';
import { track } from '../../state/track.ts';
import { visitNoted } from '../../state/user-slice.ts';

export interface Vote {
  picked: Sentiment | undefined;
  /** Undefined until the server has answered; null while the votes are few. */
  shares: Shares | null | undefined;
  hasFailed: boolean;
  pick: (sentiment: Sentiment) => void;
}

/** One answer: kept on the device with its date, counted by the server, told to analytics. */
export function useVote(place: 'modal' | 'slide'): Vote {
  const store = useAppStore();
  const { company } = useShell();
  const [picked, setPicked] = useState<Sentiment>();
  const [shares, setShares] = useState<Shares | null>();
  const [hasFailed, setHasFailed] = useState(false);

  const pick = (sentiment: Sentiment): void => {
    if (picked !== undefined) return;
    setPicked(sentiment);
    // oxlint-disable-next-line react/purity -- a press asks for the time, not a render
    const at = new Date().toISOString();
    // Whoever has answered was asked, wherever that was.
    store.dispatch(
      visitNoted({ lastSentimentPollAnsweredDate: at, lastSentimentModalViewDate: at }),
    );
    track({ event: 'poll vote', sentiment, place });
    void send(sentiment);
  };

  const send = async (sentiment: Sentiment): Promise<void> => {
    const result = await fetchJson(store.dispatch, {
      key: 'poll',
      url: '/po/poll',
      method: 'POST',
      body: { company: company.companyId, sentiment },
    });
    if (result.ok) setShares(readShares(result.data));
    else setHasFailed(true);
  };
  return { picked, shares, hasFailed, pick };
}

/** The shares of all five, or null while the votes are few. */
function readShares(data: unknown): Shares | null {
  if (typeof data !== 'object' || data === null || !('shares' in data)) return null;
  const { shares } = data;
  if (typeof shares !== 'object' || shares === null) return null;
  const numbers = shares as Partial<Record<string, unknown>>;
  return SENTIMENTS.every((sentiment) => {
    const share = numbers[sentiment];
    return share === null || typeof share === 'number';
  })
    ? (shares as Shares)
    : null;
}
