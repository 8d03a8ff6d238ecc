import { useState } from 'react';
import { takeVote, type NextRead } from '#contracts/calls/poll.ts';
import type { Sentiment, Shares } from '#domain/poll/sentiments.ts';
import { useShell } from '../../site/shell-context.tsx';
import { callServer } from '../../state/call-server.ts';
import { useAppStore } from '../../state/use-store.ts';
import { track } from '../../state/track.ts';
import { visitNoted } from '../../state/user-slice.ts';

export interface Vote {
  picked: Sentiment | undefined;
  /** Undefined until the server has answered; null while the votes are few. */
  shares: Shares | null | undefined;
  /** One thing to read, for some feelings. */
  next: NextRead | undefined;
  /** The reason why the answer was not counted. */
  problem: 'failed' | 'alreadyCounted' | undefined;
  pick: (sentiment: Sentiment) => void;
}

/**
 * One answer to the poll: the device keeps its date, the server counts it, and analytics is told.
 */
export function useVote(place: 'modal' | 'slide'): Vote {
  const store = useAppStore();
  const { company, language } = useShell();
  const [picked, setPicked] = useState<Sentiment>();
  const [shares, setShares] = useState<Shares | null>();
  const [next, setNext] = useState<NextRead>();
  const [problem, setProblem] = useState<Vote['problem']>();

  const pick = (sentiment: Sentiment): void => {
    if (picked !== undefined) return;
    setPicked(sentiment);
    // oxlint-disable-next-line react/purity -- a press asks for the time, not a render
    const at = new Date().toISOString();
    // An answer also counts as a view of the modal, wherever it was given, because it is the same
    // question.
    store.dispatch(
      visitNoted({ lastSentimentPollAnsweredDate: at, lastSentimentModalViewDate: at }),
    );
    track({ event: 'poll vote', sentiment, place });
    void send(sentiment);
  };

  const send = async (sentiment: Sentiment): Promise<void> => {
    const result = await callServer(store, takeVote, {
      key: 'poll',
      query: { lang: language },
      body: { company: company.companyId, sentiment },
    });
    if (!result.ok) return setProblem('failed');
    setShares(result.answer.shares);
    setNext(result.answer.next);
    // The server has already counted an answer from this browser today, perhaps of another person
    // who uses it.
    if (!result.answer.counted) setProblem('alreadyCounted');
  };
  return { picked, shares, next, problem, pick };
}
