import type { AppServices } from '#contracts/services.ts';

/** The services that everything that leaves by mail or form is made of. */
export type MailServices = Pick<
  AppServices,
  'sendContact' | 'mailActionPlan' | 'confirmPlan' | 'unsubscribe' | 'createChallenge'
>;
