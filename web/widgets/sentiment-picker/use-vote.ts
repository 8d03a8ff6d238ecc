import { useState } from 'react';
import { takeVote } from '#contracts/calls/poll.ts';
import type { Sentiment, Shares } from '#domain/poll/sentiments.ts';
import { useShell } from '../../site/shell-context.tsx';
import { callServer } from '../../state/call-server.ts';
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
    const result = await callServer(store.dispatch, takeVote, {
      key: 'poll',
      body: { company: company.companyId, sentiment },
    });
    if (!result.ok) return setProblem('failed');
    setShares(result.answer.shares);
    // This browser has been counted today already, as by somebody else who uses it.
    if (!result.answer.counted) setProblem('alreadyCounted');
  };
  return { picked, shares, problem, pick };
}
