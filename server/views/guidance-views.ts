import type { Block } from '#contracts/content/multimedia/schemas.ts';
import type { Fragment, FragmentName } from '#contracts/content/fragments.ts';
import type { AppServices, PageAddress } from '#contracts/services.ts';
import type { SurveyView, TransitionView } from '#contracts/views/guidance.ts';
import type { ArticleCardView } from '#contracts/views/article.ts';
import { languageCode } from '#domain/language/language.ts';
import type { Article, ContentSet } from '../content/content-set.ts';
import { listEventArticles } from './event-articles.ts';
import { presentBlock } from './present-block.ts';

type GuidanceServices = Pick<
  AppServices,
  'findVirtualEvent' | 'findEventPromo' | 'getTransition' | 'findSurvey'
>;

export interface GuidanceSources {
  content: ContentSet;
  getFragment: <Name extends FragmentName>(address: PageAddress, name: Name) => Fragment<Name>;
  cardOf: (article: Article, address: PageAddress) => ArticleCardView;
  /** Told which origin the page may frame. */
  onFrameShown: (origin: string) => void;
}

export function createGuidanceServices(sources: GuidanceSources): GuidanceServices {
  const { content, getFragment, cardOf, onFrameShown } = sources;
  const surveyOf = ({ companyId }: PageAddress) => content.companies.get(companyId)?.survey;

  return {
    findVirtualEvent: (address) => {
      const articles = listEventArticles(content, address.companyId);
      if (articles.length === 0) return undefined;
      const { promo: _promo, ...event } = getFragment(address, 'virtual-event');
      return { event, cards: articles.map((article) => cardOf(article, address)) };
    },
    findEventPromo: (address) => {
      if (listEventArticles(content, address.companyId).length === 0) return undefined;
      const { promo, speakers } = getFragment(address, 'virtual-event');
      return { ...promo, pictures: speakers.map(({ picture }) => picture) };
    },
    getTransition: (address): TransitionView => {
      const { multimedia, survey, ...texts } = getFragment(address, 'transitioning-to-retirement');
      // Checked when the fragment was loaded.
      const blocks = multimedia as Block[];
      const timeline = blocks.find((block) => block.component === 'ttr-widget');
      return {
        ...texts,
        timeline: timeline?.data,
        blocks: blocks
          .filter((block) => block !== timeline)
          .map((block) => presentBlock(block, content)),
        invitation: surveyOf(address) && survey.invitation,
      };
    },
    findSurvey: (address): SurveyView | undefined => {
      const setting = surveyOf(address);
      if (!setting) return undefined;
      const { invitation: _invitation, ...texts } = getFragment(
        address,
        'transitioning-to-retirement',
      ).survey;
      const url = setting.url[languageCode(address.language)];
      const { origin, host } = new URL(url);
      onFrameShown(origin);
      return { ...texts, provider: setting.provider, url, host };
    },
  };
}
