import { failure, type Failure } from '#contracts/errors.ts';
import type { DeskServices } from './desk-services.ts';

type Taking = Omit<DeskServices, 'createChallenge'>;

/** A desk that answers alike whatever it is sent. */
export function refuseAll(refuse: () => Promise<Failure>): Taking {
  return {
    rateArticle: refuse,
    takeVote: refuse,
    sendContact: refuse,
    mailActionPlan: refuse,
    confirmPlan: refuse,
    unsubscribe: refuse,
  };
}

/** What the desk says to those who look at a preview: who tries a form there is no visitor of the real site. */
export const TAKE_NOTHING: Taking = refuseAll(() => Promise.resolve(failure('preview-only')));
