import type { ActionPlanSource } from '#contracts/mail/action-plan.ts';
import { getMailTexts } from '../content/catalogues.ts';
import type { ContentStore } from '../content/content-store.ts';
import { fillIn } from '#domain/text/fill-in.ts';
import { languageCode } from '#domain/language/language.ts';
import { createFillIn } from '../views/fill-in.ts';
import { getAnimalView } from '../views/persona-views.ts';

/** The authored plans for mails, as they are when a mail is made and not when it was asked for. */
export function createPlanSource(content: ContentStore, planYear: () => number): ActionPlanSource {
  return {
    find: (companyId, animal, language) => {
      const { persona, companies } = content.current;
      if (!persona.animals.has(animal)) return undefined;
      const withFigures = createFillIn({
        planYear: planYear(),
        company: companies.get(companyId),
        code: languageCode(language),
      });
      const { name, lead, steps } = withFigures(getAnimalView(persona, animal, language));
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
