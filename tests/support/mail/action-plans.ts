import type { ActionPlan, ActionPlanSource } from '#contracts/mail/action-plan.ts';

const ENGLISH: ActionPlan = {
  animalName: 'Lynx',
  intro:
    'You save already and keep an eye on things from the edge. These three steps bring you in.',
  steps: [
    {
      title: 'Raise your contribution by one point',
      text: 'One percent of your pay is about the price of a lunch a week & it <grows> every year.',
      deadline: 'within two weeks',
      label: 'See what one point does',
      path: 'calculator',
    },
    {
      title: 'Check that you get the whole match',
      text: 'What your employer adds is part of your pay. Do not leave it on the table.',
      deadline: 'this month',
      label: 'When the match is yours',
      path: 'articles/vesting/when-the-match-is-yours',
    },
    {
      title: 'Name who gets your savings',
      text: 'Look at your beneficiaries once a year and after every change in your family.',
      deadline: 'before your next birthday',
      label: 'How to name a beneficiary',
      path: 'https://www.dol.gov/agencies/ebsa',
    },
  ],
};

const SPANISH: ActionPlan = {
  animalName: 'Lince',
  intro: 'Ya ahorras y miras las cosas desde la orilla. Con estos tres pasos entras de lleno.',
  steps: [
    {
      title: 'Sube un punto tu contribución',
      text: 'El uno por ciento de tu sueldo cuesta más o menos un almuerzo por semana y crece cada año.',
      deadline: 'en dos semanas',
      label: 'Mira lo que hace un punto',
      path: 'calculator',
    },
    {
      title: 'Revisa si recibes toda la aportación de tu empleador',
      text: 'Lo que aporta tu empleador es parte de tu sueldo. No lo dejes sobre la mesa.',
      deadline: 'este mes',
      label: 'Cuándo la aportación es tuya',
      path: 'articles/vesting/when-the-match-is-yours',
    },
    {
      title: 'Nombra a quién le quedan tus ahorros',
      text: 'Revisa tus beneficiarios una vez al año y cada vez que cambie tu familia.',
      deadline: 'antes de tu próximo cumpleaños',
      label: 'Cómo nombrar a un beneficiario',
      path: 'https://www.dol.gov/agencies/ebsa',
    },
  ],
};

/** Every animal has the lynx's plan, because only the words matter to a mail. */
export const fixturePlans: ActionPlanSource = {
  find: (_companyId, _animal, language) => (language === 'es-US' ? SPANISH : ENGLISH),
};
