import type { LanguageCode } from '#domain/language/language.ts';
import type { PageName } from '#domain/pages/pages.ts';
import { planHas, type PlanPart } from '#domain/plan/plan-has.ts';
import type { CompanyPlan } from '#domain/plan/plan.ts';

type WordsOfParts = Partial<Record<PlanPart, Record<LanguageCode, RegExp>>>;

/** What would be untrue of a plan without such a part, as our texts say it. */
const WORDS: WordsOfParts = {
  'plan.match': {
    en: /\b(?:the|your|whole|full|an?|employer) match\b/i,
    es: /todo el aporte|(?:suma|pone|aporta) contigo|por cada dólar que (?:ahorras|aportas)|aporte de(?:l| tu) empleador/i,
  },
  'plan.ownRate': {
    en: /\bone (?:more (?:percent|point)|(?:percent|point) more)\b(?! could cost)|your savings rate|(?:raise|change|lower) (?:your|my) (?:rate|contribution|percent)|join your plan|percent of your pay|your contribution\b|\bgoes (?:to|into) your plan\b|\b(?:choose|pick|set) (?:a|your|the|another) (?:rate|percent(?:age)?)\b|\bsign(?:ed)? up for (?:the|your) plan\b|\bautomatic (?:contribution )?increases?\b|\byour plan can do it\b|\bhow do I join\b|\bbegin with one percent\b|\byou choose (?:the|what) part\b|\bmay have to sign up\b|\bmove 1%/i,
    es: /\bun (?:punto|1%|uno por ciento) más\b(?! podría costar)|porcentaje de tu sueldo|(?:sube|subir|cambia|cambiar) (?:tu|mi) (?:porcentaje|contribución)|entra en tu plan|\bva a tu plan\b|tu contribución\b|\b(?:elige|elegir|eliges|escoge|escoger|fija|fijar) (?:un|tu|el|otro) porcentaje\b|\binscríbete en (?:el|tu) plan\b|\baumentos? automáticos?\b|\btu plan puede hacerlo\b|\bcómo entro\b|\bempezar con el uno por ciento\b|\beliges (?:qué|la) parte\b|\btengas que inscribirte\b|\bmueve un 1%/i,
  },
  'offers.roth': {
    en: /\bRoth or (?:traditional|before tax)\b|\bRoth side\b/i,
    es: /\bRoth (?:o|y) (?:tradicional|antes de impuestos)\b/i,
  },
  'offers.catchUp': { en: /catch-?up/i, es: /contribuci(?:ón|ones) adicional/i },
  'plan.perHour': {
    en: /pays in for (?:the|your) hours|for each hour that counts/i,
    es: /aporta por (?:las|tus) horas|por cada hora que cuenta/i,
  },
};

/** What would be untrue of a plan that has such a part. */
const WORDS_WITHOUT: WordsOfParts = {
  'plan.enrolls': {
    en: /\bjoin(?:ed)? your plan\b|\bsign up for your plan\b/i,
    // In the middle of a sentence it is money that goes in.
    es: /\bEntra en tu plan\b|\b[Ii]nscríbete en tu plan\b/,
  },
};

/** What not even somebody who tells of another plan says of the reader’s. */
const OF_THIS_PLAN: WordsOfParts = {
  'plan.match': { en: /\byour plan’s match\b/i, es: /\bel aporte de tu plan\b/i },
  'plan.ownRate': {
    en: /\bgoes into your plan\b|\bjoin your plan\b/i,
    es: /\bentra en tu plan\b|\binscríbete en tu plan\b/i,
  },
};

/** Word for word what is said of other plans, or by what a plan is not. */
const OF_OTHER_PLANS: Record<LanguageCode, readonly string[]> = {
  en: [
    // The government’s.
    'A match below',
    'An example without an employer match',
    // Of another job, or of savings beside the plan.
    'If one of your jobs has a plan with a match, many people fill that first.',
    'A catch-up of $8,000 comes on top of $24,500',
    'If your pay is high, the catch-up may have to be Roth.',
    'In many plans at work you choose a percentage.',
    // Titles of what singers tell of themselves.
    'One more song, one more percent',
    'One percent more of pay each year, like an encore that nobody hears.',
    'Podcast, episode 2, word for word: one percent more of pay each year',
    // What the site may keep, on a page for the people of all companies.
    'whether you say that you get the whole match',
  ],
  es: [
    'Es un ejemplo sin aporte del empleador',
    'Si uno de tus empleos tiene un plan con aporte del empleador, mucha gente llena eso primero.',
    'A los $24,500 se suma una contribución adicional de $8,000',
    'Si tu sueldo es alto, la contribución adicional quizá tenga que ser Roth.',
    'Pero si tu empleador aporta contigo',
    'En muchos planes de trabajo eliges un porcentaje.',
    'Un 1% más del sueldo cada año, y casi ni se oye.',
    'Podcast, episodio 2, palabra por palabra: un 1% más del sueldo cada año',
    'si dices que recibes todo el aporte de tu empleador',
    // The name of a source.
    'IRS, aporte del empleador por pagos de préstamos estudiantiles',
  ],
};

/** Word for word what recorded films say of other plans, where the page says beside it that they do. */
const SAID_WITH: Record<LanguageCode, { beside: RegExp; said: readonly string[] }> = {
  en: {
    beside: /tells of (?:another|the other) kind|another kind of plan/,
    said: [
      'On payday, 5% goes to your plan before you see it.',
      'Ask at work: is there a plan, and how do I join? You could begin with one percent.',
      'One thing to do: move 1% before you can talk to it. Your plan can do it for you, every payday.',
      'One more point each year.',
      'Ask your plan for the automatic increase.',
      'One thing to do: ask your plan for the automatic increase.',
    ],
  },
  es: {
    beside: /otra clase de plan/,
    said: [
      'El día de pago, el 5% va a tu plan antes de que lo veas.',
      'Pregunta en tu trabajo: ¿hay un plan y cómo entro? Podrías empezar con el uno por ciento.',
      'Haz una cosa: mueve un 1% antes de conversar con él. Tu plan puede hacerlo por ti, cada día de pago.',
      'Cada año, un punto más.',
      'Pide a tu plan el aumento automático.',
      'Haz una cosa: pide a tu plan el aumento automático.',
    ],
  },
};

/** Word for word what cards of the glossary say, where they say first that the plan has nothing of it. */
const NOT_IN_PLAN: Record<LanguageCode, RegExp> = {
  en: /Your plan today does not have this\. You may meet it at another job\..*?In a sentence: “[^”]*”/gs,
  es: /Tu plan de hoy no lo tiene\. Lo puedes encontrar en otro empleo\..*?En una frase: “[^”]*”/gs,
};

/**
 * Word for word what pages about any savings or any plan say: the seven numbers ask what people save anywhere,
 * their disclosures say how that is counted, and the glossary explains words that other plans use.
 */
const OF_ANY_PLAN: Partial<Record<PageName, Record<LanguageCode, readonly string[]>>> = {
  'own-savings': {
    en: [
      'Change the match',
      'Employer match Example: your employer adds',
      'Where the match ends A match often covers only the first part of what',
      'Raise my rate 1% every year',
      'see what your savings could become, and what one percent more could add.',
      'From the year you turn 50, you can add a catch-up and put in up to',
    ],
    es: [
      'Aporte del empleador Ejemplo: tu empleador agrega',
      'Subir mi porcentaje 1% cada año',
      'podrían convertirse tus ahorros, y cuánto podría sumar un 1% más.',
      'Desde el año en que cumples 50, puedes sumar una contribución adicional y llegar a',
    ],
  },
  projections: {
    en: [
      'full match, ',
      'How the match is counted',
      'Employer match 50% of what you save',
      'One percent more: about',
      'One percent more could',
      'One percent more costs about',
      'One percent more, in each paycheck',
      'What would bring it closer: one percent more',
      'With one percent more, you could have about',
      'This year, one percent more is',
    ],
    es: [
      'Aporte del empleador 50% de lo que ahorras',
      'Un 1% más: unos',
      'Un 1% más podría',
      'Un 1% más cuesta unos',
      'Un 1% más, en cada cheque de pago',
      'Lo que te acercaría: un 1% más',
      'Este año, un 1% más son',
    ],
  },
  disclosures: {
    en: [
      'changes of job and vesting of the match',
      'Pay that counts for the match',
      'What one more percent costs We take one percent of your pay and divide it',
      'How the match is counted',
      'You and your employer together, before any catch-up',
    ],
    es: [
      'Sumamos el aporte de tu empleador: una parte de lo que de verdad aportas',
      'el tiempo para que el aporte del empleador sea tuyo',
      'Sueldo que cuenta para el aporte del empleador',
      'cuándo sube tu sueldo y hasta dónde sube tu porcentaje son supuestos',
      'Lo que cuesta un 1% más',
      'Tú y tu empleador juntos, antes de contribuciones adicionales',
    ],
  },
  glossary: {
    en: [
      // A question to ask at a new job.
      'and whether there is a match.”',
      // Names of words that other plans use, above what says that this one does not.
      '401(k) employer match',
      'Automatic contribution increases',
    ],
    es: ['Aporte del empleador (en inglés, match)', 'Aumentos automáticos de la contribución'],
  },
};

export interface ReadText {
  plan: CompanyPlan | undefined;
  code: LanguageCode;
  /** The page that says it, where it is one. */
  page?: PageName;
  /** Somebody tells of a plan of theirs, word for word. */
  isOfOthers?: boolean;
}

/** The words of a text that are untrue of a plan, each with the part that the plan lacks, or has. */
export function findUntrueWords(
  text: string,
  { plan, code, page, isOfOthers }: ReadText,
): string[] {
  const allowed = [...OF_OTHER_PLANS[code], ...((page && OF_ANY_PLAN[page]?.[code]) ?? [])];
  const { beside, said: told } = SAID_WITH[code];
  const isSaid = beside.test(text);
  const left = [...allowed, ...(isSaid ? told : [])].reduce(
    (rest, said) => rest.replaceAll(said, ''),
    text.replaceAll(NOT_IN_PLAN[code], ''),
  );
  const find = (table: WordsOfParts, isThere: boolean): string[] =>
    Object.entries(table).flatMap(([part, words]) => {
      if (planHas(plan, part as PlanPart) !== isThere) return [];
      const found = words[code].exec(left);
      const around = found && left.slice(Math.max(0, found.index - 60), found.index + 60);
      return found ? [`${isThere ? 'with' : 'without'} ${part}: ${around}`] : [];
    });
  return [...find(isOfOthers ? OF_THIS_PLAN : WORDS, false), ...find(WORDS_WITHOUT, true)];
}
