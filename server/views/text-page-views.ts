import type {
  FaqGroupView,
  GlossaryCardView,
  InflationView,
  TextPageView,
} from '#contracts/views/text-pages.ts';
import type { PageSources } from './page-sources.ts';
import { presentBlocks } from './present-block.ts';

export function listFaqs({ content, code, inCompany }: PageSources): FaqGroupView[] {
  return content.faqs.map((group) => ({
    id: group.id,
    title: group.title[code],
    items: group.items.map((item) => ({
      id: item.id,
      question: item.question[code],
      answerHtml: inCompany(item.answerHtml[code]),
    })),
  }));
}

export function listGlossary({ content, code, inCompany }: PageSources): GlossaryCardView[] {
  return content.glossary.map((card) => ({
    id: card.id,
    title: card.title[code],
    animatedImage: card.animatedImage,
    staticImage: card.staticImage,
    descriptionHtml: inCompany(card.descriptionHtml[code]),
    exampleHtml: inCompany(card.exampleHtml[code]),
  }));
}

export function getTextPage({ content, code, inCompany }: PageSources, name: string): TextPageView {
  const text = content.pages.get(name)?.[code];
  if (!text) throw new Error(`No such text page: ${name}`);
  return { ...text, bodyHtml: inCompany(text.bodyHtml) };
}

export function getInflation({ content, getFragment }: PageSources): InflationView {
  const { multimedia, ...texts } = getFragment('inflation');
  return { ...texts, blocks: presentBlocks(multimedia, content) };
}
