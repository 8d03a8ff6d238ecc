import { withLanguage } from '#domain/links/with-language.ts';
import { resultPath } from '#domain/pages/persona-paths.ts';
import type { Listen } from '../../islands/listen.ts';

/** An address without an animal shows the one that the device remembers, in the words that are true of its visitor. */
export const goToKeptResult: Listen = (_place, { store, shell: { company, language } }) => {
  const { animal, plan = animal } = store.getState().user;
  if (plan === undefined) return;
  location.replace(withLanguage(resultPath(company.companyId, plan), language));
};
