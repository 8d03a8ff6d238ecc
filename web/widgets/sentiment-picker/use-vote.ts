import { useState } from 'react';
import { SENTIMENTS, type Sentiment, type Shares } from '#domain/poll/sentiments.ts';
import { isRecord } from '#domain/text/is-record.ts';
import { useShell } from '../../site/shell-context.tsx';
import { fetchJson } from '../../state/fetch-json.ts';
import { useAppStore } from '../../state/store.ts';
import { track } from '../../state/track.ts';
import { visitNoted } from '../../state/user-slice.ts';

export interface Vote {
  picked: Sentiment | undefined;
  /** Undefined until the server has answered; null while the votes are few. */
  shares: Shares | null | undefined;
  /** Why the answer is not among those that count. */
  problem: 'failed' | 'alreadyCounted' | undefined;
  pick: (sentiment: Sentiment) => void;
}

/** One answer: kept on the device with its date, counted by the server, told to analytics. */
export function useVote(place: 'modal' | 'slide'): Vote {
  const store = useAppStore();
  const { company } = useShell();
  const [picked, setPicked] = useState<Sentiment>();
  const [shares, setShares] = useState<Shares | null>();
  const [problem, setProblem] = useState<Vote['problem']>();

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
    if (!result.ok) return setProblem('failed');
    setShares(readShares(result.data));
    if (!isCounted(result.data)) setProblem('alreadyCounted');
  };
  return { picked, shares, problem, pick };
}

/** False when this browser has been counted today already, as by somebody else who uses it. */
function isCounted(data: unknown): boolean {
  return isRecord(data) && data['counted'] === true;
}

/** The shares of all five, or null while the votes are few. */
function readShares(data: unknown): Shares | null {
  const shares = isRecord(data) ? data['shares'] : undefined;
  if (!isRecord(shares)) return null;
  return SENTIMENTS.every((sentiment) => {
    const share = shares[sentiment];
    return share === null || typeof share === 'number';
  })
    ? (shares as unknown as Shares)
    : null;
}
