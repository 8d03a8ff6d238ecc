import type { PollAnswer } from '#contracts/calls/poll.ts';
import type { Failure } from '#contracts/errors.ts';
import type { AppServices, PageAddress } from '#contracts/services.ts';
import type { VoteToTake } from './take-vote.ts';

type Bound = Pick<AppServices, 'rateArticle' | 'confirmPlan' | 'unsubscribe' | 'createChallenge'>;

type AtAddress<Name extends 'sendContact' | 'mailActionPlan'> = (
  address: PageAddress,
  ...form: Parameters<AppServices[Name]>
) => ReturnType<AppServices[Name]>;

/** What one sender may have saved or sent. */
export interface DeskServices extends Bound {
  sendContact: AtAddress<'sendContact'>;
  mailActionPlan: AtAddress<'mailActionPlan'>;
  takeVote: (vote: Omit<VoteToTake, 'network'>) => Promise<PollAnswer | Failure>;
}
