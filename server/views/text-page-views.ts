import type {
  ChangeView,
  FaqGroupView,
  GlossaryCardView,
  InflationView,
  TextPageView,
  TextPageViews,
} from '#contracts/views/text-pages.ts';
import { fitsPlan } from '../content/plan/find-misfit.ts';
import type { PageSources } from './page-sources.ts';
import { presentBlocks } from './present-block.ts';
import { presentHelp } from './present-contacts.ts';

/** The questions that fit the company's plan; a group without one is left out. */
function listFaqs({ content, company, code, presentHtml }: PageSources): FaqGroupView[] {
  return content.faqs.flatMap(({ id, title, items }) => {
    const fitting = items.filter(({ needs }) => fitsPlan(needs, company));
    if (fitting.length === 0) return [];
    return {
      id,
      title: title[code],
      items: fitting.map((item) => ({
        id: item.id,
        question: item.question[code],
        answer: presentHtml(item.answer[code]),
      })),
    };
  });
}

/** In a frame of another site one word stands alone. */
function listGlossary({
  facts,
  content,
  company,
  code,
  presentHtml,
}: PageSources): GlossaryCardView[] {
  const only = facts.embed?.entry;
  const shown = content.glossary.filter(({ id }) => only === undefined || id === only);
  return shown.map((card) => ({
    id: card.id,
    title: card.title[code],
    animatedImage: card.animatedImage,
    staticImage: card.staticImage,
    description: presentHtml(card.description[code]),
    example: presentHtml(card.example[code]),
    isOfOtherPlans: !fitsPlan(card.needs, company),
  }));
}

function getTextPage(page: PageSources, name: string): TextPageView {
  const text = page.content.pages.get(name)?.[page.code];
  if (!text) throw new Error(`No such text page: ${name}`);
  const { contacts, ...shown } = text;
  const help = presentHelp({ contacts }, page);
  return { ...shown, body: page.presentHtml(text.body), help };
}

function getInflation(page: PageSources): InflationView {
  const { multimedia, ...texts } = page.getFragment('inflation');
  return { ...texts, blocks: presentBlocks(multimedia, page) };
}

function getChange(page: PageSources): ChangeView {
  const { contacts, ...texts } = page.getFragment('make-a-change');
  return { ...texts, help: presentHelp({ contacts }, page) };
}

export const textPageViews = (page: PageSources): TextPageViews => ({
  listFaqs: () => listFaqs(page),
  listGlossary: () => listGlossary(page),
  getTextPage: (name) => getTextPage(page, name),
  getInflation: () => getInflation(page),
  getChange: () => getChange(page),
});
