import type { ActionPlanSource } from '#contracts/mail/action-plan.ts';
import { getMailTexts } from '../content/catalogues.ts';
import type { ContentStore } from '../content/content-store.ts';
import { getCompany } from '../content/get-company.ts';
import { animalOfPlan } from '#domain/persona/plans.ts';
import { fillIn } from '#domain/text/fill-in.ts';
import { languageCode } from '#domain/language/language.ts';
import { createFillIn } from '../views/fill-in.ts';
import { getAnimalView } from '../views/persona-views.ts';

/** The authored plans for mails, as they are when a mail is made and not when it was asked for. */
export function createPlanSource(
  content: Pick<ContentStore, 'current'>,
  planYear: () => number,
): ActionPlanSource {
  return {
    find: (companyId, plan, language) => {
      const { current } = content;
      if (!current.persona.animals.has(animalOfPlan(plan))) return undefined;
      const company = getCompany(current, companyId);
      const code = languageCode(language);
      const withFigures = createFillIn({ planYear: planYear(), company, code });
      const { name, lead, steps } = withFigures(
        getAnimalView(plan, { content: current, company, code }),
      );
      const { within, withinOneDay } = getMailTexts(language).plan;
      return {
        animalName: name,
        intro: lead,
        steps: steps.map(({ title: step, text, withinDays, link }) => ({
          title: step,
          text,
          deadline: withinDays === 1 ? withinOneDay : fillIn(within, { days: withinDays }),
          ...link,
        })),
      };
    },
  };
}
