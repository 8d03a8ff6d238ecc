import type { AppServices } from '#contracts/services.ts';
import type { StepAside } from './render-queue.ts';

/** Wraps the services that wait for the database, so that other pages render meanwhile. */
export function waitAside(services: AppServices, stepAside: StepAside): AppServices {
  return {
    ...services,
    rateArticle: (rating) => stepAside(() => services.rateArticle(rating)),
    sendContact: (...form) => stepAside(() => services.sendContact(...form)),
    mailActionPlan: (...form) => stepAside(() => services.mailActionPlan(...form)),
    confirmPlan: (token) => stepAside(() => services.confirmPlan(token)),
    unsubscribe: (token) => stepAside(() => services.unsubscribe(token)),
  };
}
