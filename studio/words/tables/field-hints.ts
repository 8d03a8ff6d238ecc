import type { Worded } from '../words-in.ts';

/**
 * What goes into a field, where its label alone does not tell somebody of a benefits office. The names are
 * those of `field-words.ts`; one that ends in `/` tells of a list or a part of an entry as a whole.
 */
export const FIELD_HINTS: Readonly<Record<string, Worded<string>>> = {
  'text/title': {
    en: 'At most 120 characters. Example: Who gets your account?',
    es: 'Máximo 120 caracteres. Ejemplo: ¿Quién recibe tu cuenta?',
  },
  'text/description': {
    en: 'One sentence, at most 200 characters.',
    es: 'Una oración de 200 caracteres como máximo.',
  },
  imageAlt: {
    en: 'For people who do not see it. Example: A yellow mailbox beside a trail',
    es: 'Para quien no la ve. Ejemplo: Un buzón amarillo junto a un sendero',
  },
  alt: { en: 'For people who do not see it.', es: 'Para quien no la ve.' },
  keyPoints: {
    en: 'What to know when only three lines are read.',
    es: 'Lo que hay que saber si solo se leen tres renglones.',
  },
  related: {
    en: 'Ids of articles with commas between. Example: survivors, divorce',
    es: 'Nombres de artículos con comas. Ejemplo: survivors, divorce',
  },
  'article/topics': {
    en: 'Ids of topics with commas between.',
    es: 'Nombres de temas con comas.',
  },
  updated: { en: 'Year-month-day, such as 2026-11-20.', es: 'Año-mes-día, como 2026-11-20.' },
  reviewBy: {
    en: 'Year-month-day. By then somebody should read it again, because something in it changes.',
    es: 'Año-mes-día. Para entonces alguien debe releerlo, porque algo de él cambia.',
  },
  reviewNext: { en: 'Year-month-day, such as 2026-11-20.', es: 'Año-mes-día, como 2026-11-20.' },
  opened: {
    en: 'The day somebody last opened it, such as 2026-11-20; empty if nobody could.',
    es: 'El día en que alguien la abrió por última vez, como 2026-11-20; vacío si nadie pudo.',
  },
  'article/path': {
    en: 'Small letters, digits and hyphens. Links to it change with it. An old address that others kept leads to the new one, unless it begins with “tools/” or “get-the-facts/more/”.',
    es: 'Minúsculas, cifras y guiones. Los enlaces cambian con ella. La dirección de antes que otros guardaron lleva a la nueva, salvo que empiece con “tools/” o “get-the-facts/more/”.',
  },
  path: {
    en: 'A page of the site, such as faqs or calculator.',
    es: 'Una página del sitio, como faqs o calculator.',
  },
  url: { en: 'It begins with https://.', es: 'Empieza con https://.' },
  linkTo: {
    en: 'A page of the site, an https:// address, or company-rk for the plan’s own site.',
    es: 'Una página del sitio, una dirección https:// o company-rk para el sitio del plan.',
  },
  linkFromPathName: {
    en: 'Leave it as it is unless an engineer asks for it.',
    es: 'Déjala como está, salvo que alguien de sistemas la pida.',
  },
  redirectUrl: {
    en: 'For an article that only leads elsewhere: a page of the site or an https:// address.',
    es: 'Para un artículo que solo lleva a otra parte: una página del sitio o una dirección https://.',
  },
  'question/answer': {
    en: 'Markdown: **bold**, [words](address).',
    es: 'Markdown: **negrita**, [palabras](dirección).',
  },
  closing: {
    en: 'Markdown: **bold**, [words](address).',
    es: 'Markdown: **negrita**, [palabras](dirección).',
  },
  id: {
    en: 'Small letters, digits and hyphens. Nobody reads it; once it is published, it stays.',
    es: 'Minúsculas, cifras y guiones. Nadie lo lee; una vez publicado, ya no cambia.',
  },
  image: { en: 'The name of a drawing.', es: 'El nombre de un dibujo.' },
  imagePath: { en: 'The name of a drawing.', es: 'El nombre de un dibujo.' },
  imageUrl: { en: 'The name of a drawing.', es: 'El nombre de un dibujo.' },
  picture: { en: 'The name of a drawing.', es: 'El nombre de un dibujo.' },
  mark: { en: 'The name of a drawing.', es: 'El nombre de un dibujo.' },
  needs: {
    en: 'People whose plan lacks one of these do not get it to read.',
    es: 'Quien tiene un plan al que le falta algo de esto no lo recibe.',
  },
  answersFeelings: {
    en: 'Feelings of the poll after which this is the one thing to read.',
    es: 'Sentimientos de la encuesta después de los que esto es lo que toca leer.',
  },
  tags: {
    en: 'Names of badges with commas between. Example: badge/new, badge/important',
    es: 'Nombres de distintivos con comas. Ejemplo: badge/new, badge/important',
  },
  contacts: {
    en: 'Whom to call, by their ids with commas between. Example: plan, ebsa',
    es: 'A quién llamar, por sus nombres cortos con comas. Ejemplo: plan, ebsa',
  },
  likes: {
    en: 'From the site before this one; new ones are counted on top.',
    es: 'Los del sitio anterior; los nuevos se suman.',
  },
  dynamicMediaParams: {
    en: 'Without its ending, such as match-AVS.',
    es: 'Sin la terminación, como match-AVS.',
  },
  asset: {
    en: 'A picture with its ending (steps.png), a film without it (match-AVS).',
    es: 'Una imagen con su terminación (steps.png), un video sin ella (match-AVS).',
  },
  order: { en: 'The smallest number comes first.', es: 'El número menor va primero.' },
  aboveHeading: {
    en: 'Count the headings of the text from the top.',
    es: 'Cuenta los títulos del texto desde arriba.',
  },
  domains: {
    en: 'Without https://, with commas between. Example: plan.acme.com',
    es: 'Sin https://, con comas. Ejemplo: plan.acme.com',
  },
  companies: {
    en: 'Set when the company was made. Leave it as it is.',
    es: 'Queda fijo al crear la empresa. Déjalo como está.',
  },
  recordKeeperName: {
    en: 'As in a sentence: “the plan’s website”.',
    es: 'Como en una oración: “el sitio del plan”.',
  },
  recordKeeperUrl: { en: 'It begins with https://.', es: 'Empieza con https://.' },
  recordKeeperAllocationUrl: {
    en: 'Only if it is another page than the one above.',
    es: 'Solo si es otra página que la de arriba.',
  },
  enrollUrl: { en: 'It begins with https://.', es: 'Empieza con https://.' },
  changeContributionCtaTextOverride: {
    en: 'Only if the usual words do not fit your plan.',
    es: 'Solo si las palabras de siempre no van con tu plan.',
  },
  clientIntranetSiteUrl: {
    en: 'With the words of its link, or neither.',
    es: 'Junto con las palabras de su enlace, o ninguna.',
  },
  planDetailsUrl: {
    en: 'Needed if the link to the plan’s details is shown.',
    es: 'Hace falta si se muestra el enlace a los detalles del plan.',
  },
  unionLandingLabel: {
    en: 'Without it, the menu has no such page.',
    es: 'Sin él, el menú no tiene esa página.',
  },
  virtualEventArticles: {
    en: 'Ids of articles in their order, with commas between; empty for no event.',
    es: 'Nombres de artículos en su orden, con comas; vacío si no hay evento.',
  },
  month: { en: 'Year-month, such as 2026-03.', es: 'Año-mes, como 2026-03.' },
  embedOrigins: {
    en: 'With commas between. Example: https://intranet.example.com',
    es: 'Con comas. Ejemplo: https://intranet.example.com',
  },
  postalAddress: { en: 'At the foot of mails.', es: 'Al pie de los correos.' },
  asOf: {
    en: 'The day somebody held it against the plan’s papers, such as 2026-11-20.',
    es: 'El día en que alguien lo comparó con los papeles del plan, como 2026-11-20.',
  },
  'perHour/from': { en: 'Dollars, such as 0.50.', es: 'Dólares, como 0.50.' },
  'perHour/to': { en: 'Dollars, such as 0.80.', es: 'Dólares, como 0.80.' },
  centsPerDollar: {
    en: '50 means 50 cents for each dollar.',
    es: '50 quiere decir 50 centavos por cada dólar.',
  },
  upToPercentOfPay: {
    en: 'What people save above it gets nothing from this tier.',
    es: 'Lo que se ahorra por encima no recibe nada de este tramo.',
  },
  trueUp: {
    en: 'Whether the employer makes up for paychecks in which somebody saved less.',
    es: 'Si el empleador completa los cheques en los que alguien ahorró menos.',
  },
  decidedForYear: {
    en: 'Only if the employer decides about it each year.',
    es: 'Solo si el empleador lo decide cada año.',
  },
  wholeFromAge: {
    en: 'The plan’s normal retirement age, if all is theirs from then on.',
    es: 'La edad normal de jubilación del plan, si desde entonces todo es suyo.',
  },
  onceBelow: {
    en: 'Dollars. A smaller account is paid out at once.',
    es: 'Dólares. Una cuenta menor se paga de una vez.',
  },
  atLeastMonthly: { en: 'Dollars.', es: 'Dólares.' },
  phone: { en: 'Such as 1-866-444-3272.', es: 'Como 1-866-444-3272.' },
  tty: { en: 'Such as 1-866-444-3272.', es: 'Como 1-866-444-3272.' },
  tag: {
    en: 'Such as article/fees, topic/investing or needs/plan.match.',
    es: 'Como article/fees, topic/investing o needs/plan.match.',
  },
  instead: { en: 'The id of an article.', es: 'El nombre de un artículo.' },
  show: {
    en: 'yes shows the card; anything else hides it.',
    es: 'yes la muestra; lo demás la esconde.',
  },
  'ages/from': {
    en: '22 or more, later than the one before.',
    es: '22 o más, mayor que la anterior.',
  },
  yearsToGo: {
    en: 'Until the year in the fund’s name; below zero once it has passed.',
    es: 'Hasta el año del nombre del fondo; bajo cero cuando ya pasó.',
  },
  session: {
    en: 'The name of a told session.',
    es: 'El nombre de una sesión narrada.',
  },
  figure: {
    en: 'Figures stand in braces, such as {saved}.',
    es: 'Las cifras van entre llaves, como {saved}.',
  },
  before: { en: 'Such as $.', es: 'Como $.' },
  after: { en: 'Such as a year.', es: 'Como al año.' },
  interval: { en: '4000 is four seconds.', es: '4000 son cuatro segundos.' },
  playlistId: {
    en: 'The 22 letters and digits at its end.',
    es: 'Las 22 letras y cifras del final.',
  },
  audioUrl: { en: 'The name of a sound file.', es: 'El nombre de un archivo de sonido.' },
  percentage: { en: 'From 0 to 100.', es: 'De 0 a 100.' },
  initialValue: { en: 'The place of one of the prices.', es: 'El lugar de uno de los precios.' },
  change: { en: 'Such as +59%.', es: 'Como +59%.' },
  'ttr-widget/stops/topics': {
    en: 'Short names of the topics above, with commas between.',
    es: 'Nombres cortos de los temas de arriba, con comas.',
  },
  'theme/': { en: 'A color such as #0C5E4E.', es: 'Un color como #0C5E4E.' },
};
