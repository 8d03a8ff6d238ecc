import type {
  FaqGroupView,
  GlossaryCardView,
  InflationView,
  TextPageView,
} from '#contracts/views/text-pages.ts';
import type { PageSources } from './page-sources.ts';
import { presentBlocks } from './present-block.ts';

export function listFaqs({ content, code, presentHtml }: PageSources): FaqGroupView[] {
  return content.faqs.map((group) => ({
    id: group.id,
    title: group.title[code],
    items: group.items.map((item) => ({
      id: item.id,
      question: item.question[code],
      answer: presentHtml(item.answer[code]),
    })),
  }));
}

export function listGlossary({ content, code, presentHtml }: PageSources): GlossaryCardView[] {
  return content.glossary.map((card) => ({
    id: card.id,
    title: card.title[code],
    animatedImage: card.animatedImage,
    staticImage: card.staticImage,
    description: presentHtml(card.description[code]),
    example: presentHtml(card.example[code]),
  }));
}

export function getTextPage(
  { content, code, presentHtml }: PageSources,
  name: string,
): TextPageView {
  const text = content.pages.get(name)?.[code];
  if (!text) throw new Error(`No such text page: ${name}`);
  return { ...text, body: presentHtml(text.body) };
}

export function getInflation(page: PageSources): InflationView {
  const { multimedia, ...texts } = page.getFragment('inflation');
  return { ...texts, blocks: presentBlocks(multimedia, page) };
}
