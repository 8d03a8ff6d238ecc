import type { AppServices, PageAddress, Rating } from '#contracts/services.ts';
import type { ArticleQuery } from '#contracts/views/article.ts';
import type { ShellView } from '#contracts/views/shell.ts';
import type { GlossaryCardView } from '#contracts/views/text-pages.ts';
import type { CalculatorYear } from '#domain/calculator/calculator-year.ts';
import { getCalculatorYear } from '#domain/calculator/tables/find-calculator-year.ts';
import { leaveOutCatchUpSixties } from '#domain/calculator/leave-out-catch-up-sixties.ts';
import type { Company } from '#contracts/content/company.ts';
import type { AwardsLanding } from '#contracts/content/awards-landing.ts';
import type { Fragment, FragmentName } from '#contracts/content/fragments.ts';
import type { Block } from '#contracts/content/multimedia/schemas.ts';
import { DEFAULT_COMPANY_ID } from '#domain/company/company-from-path.ts';
import { languageCode } from '#domain/language/language.ts';
import { articlePathInCompany, lastPathSegment } from '#domain/links/article-path.ts';
import type { RuntimeConfig } from '#contracts/calls/runtime-config.ts';
import type { RatingAnswer } from '#contracts/calls/articles.ts';
import type { Failure } from '#contracts/errors.ts';
import { answers } from '../content/catalogues.ts';
import { fillInCompany, type CompanyInHtml } from '../content/authored-html.ts';
import type { Article, ContentSet, GlossaryCard } from '../content/content-set.ts';
import { readBlocks } from '../content/read-blocks.ts';
import { chooseNextArticles, rankByLikes } from '../views/article-ranking.ts';
import { presentArticle, presentCard, type ViewSources } from '../views/content-views.ts';
import { presentMoneyMinute, presentTargetDate } from '../views/film-page-views.ts';
import { findFragment } from '../content/find-fragment.ts';
import { presentHispanic } from '../views/hispanic-view.ts';
import { presentAwards } from '../views/awards-views.ts';
import { isReadIn, restOfEvent, withoutEvents } from '../views/event-articles.ts';
import { createGuidanceServices } from '../views/guidance-views.ts';
import type { RenderFacts } from '../pages/render-facts.ts';
import type { LikeCounts } from '../views/like-counts.ts';
import type { MailServices } from '../desk/mail-services.ts';
import { getAnimalView, getQuizQuestion, listAnimalCards } from '../views/persona-views.ts';
import { presentBlock } from '../views/present-block.ts';
import { searchContent } from '../views/search-content.ts';
import { artBaseOf, compileOverrides, presentCompany, themeCss } from '../views/shell-view.ts';

const NEXT_ARTICLES = 3;

export interface AppServicesOptions {
  /** What differs between two renders, all of it: what else stands here is the same for every page. */
  facts: RenderFacts;
  likes: LikeCounts;
  rate: (rating: Rating) => Promise<RatingAnswer | Failure>;
  mail: MailServices;
  runtime: RuntimeConfig;
  hasGallery: boolean;
  /** Told which articles' like counts the page shows, so that it can be renewed when they change. */
  onArticleShown: (articleId: string) => void;
  /** Told which origin of others the page frames, so that its policy allows it. */
  onFrameShown?: ((origin: string) => void) | undefined;
}

export function createAppServices(options: AppServicesOptions): AppServices {
  const { facts, likes, onArticleShown } = options;
  const { content, flags } = facts;

  const companyOf = ({ companyId }: PageAddress): Company => getCompany(content, companyId);
  const calculatorYearOf = (address: PageAddress): CalculatorYear =>
    companyOf(address).offersCatchUpSixties
      ? getCalculatorYear(facts.planYear)
      : leaveOutCatchUpSixties(getCalculatorYear(facts.planYear));
  const likesOf = (article: Article): number => {
    onArticleShown(article.id);
    return article.likes + likes.get(article.id);
  };
  const htmlIn = (address: PageAddress): CompanyInHtml => {
    const company = companyOf(address);
    return {
      companyId: company.companyId,
      artBase: artBaseOf(company, content),
      resetsLanguage: flags.resetLanguageOnNavigation,
    };
  };
  const sourcesFor = (address: PageAddress): ViewSources => ({
    content,
    companyInHtml: htmlIn(address),
    likesOf,
  });
  const inCompany = (html: string, address: PageAddress): string =>
    fillInCompany(html, htmlIn(address));

  const getFragment = <Name extends FragmentName>(
    address: PageAddress,
    name: Name,
  ): Fragment<Name> =>
    findFragment(content, address.companyId, name)?.[
      languageCode(address.language)
    ] as Fragment<Name>;

  return {
    getShell: (address): ShellView => {
      const company = companyOf(address);
      return {
        company: presentCompany(company, address),
        language: address.language,
        overrides: compileOverrides(company, languageCode(address.language)),
        disclosures: getFragment(address, 'disclosures'),
        artBase: artBaseOf(company, content),
        themeCss: themeCss(company.theme),
        themeColor: company.theme['c-ground'],
        origin: facts.origin,
        year: facts.year,
        flags,
        runtime: options.runtime,
        indexable: facts.isOnItsHost,
      };
    },
    listTrending: (address, topic) => {
      const sources = sourcesFor(address);
      const wanted = withoutEvents(content.articles).filter(
        (article) => topic === undefined || article.topics.includes(topic),
      );
      return rankByLikes(wanted, likesOf).map((article) => presentCard(article, address, sources));
    },
    listTopics: ({ language }) =>
      content.topics
        .filter((topic) =>
          withoutEvents(content.articles).some((article) => article.topics.includes(topic.id)),
        )
        .map((topic) => ({ id: topic.id, title: topic.title[languageCode(language)] })),
    findArticle: (address, query) => {
      const article = findArticle(content, query);
      if (!article || !isReadIn(article, content, address.companyId)) return undefined;
      const sources = sourcesFor(address);
      const next = nextAfter(article, { content, likesOf, address }).map((other) =>
        presentCard(other, address, sources),
      );
      return presentArticle(article, { address, sources, next });
    },
    listFaqs: (address) => {
      const code = languageCode(address.language);
      return content.faqs.map((group) => ({
        id: group.id,
        title: group.title[code],
        items: group.items.map((item) => ({
          id: item.id,
          question: item.question[code],
          answerHtml: inCompany(item.answerHtml[code], address),
        })),
      }));
    },
    getTextPage: (address, page) => {
      const text = content.pages.get(page)?.[languageCode(address.language)];
      if (!text) throw new Error(`No such text page: ${page}`);
      return { ...text, bodyHtml: inCompany(text.bodyHtml, address) };
    },
    getCalculatorYear: calculatorYearOf,
    getFragment,
    getQuizQuestion: ({ language }, key) => getQuizQuestion(content.persona, key, language),
    listAnimals: ({ language }) => listAnimalCards(content.persona, language),
    getAnimal: ({ language }, animal) => getAnimalView(content.persona, animal, language),
    explainFailure: ({ language }, { code }) => answers[code][languageCode(language)],
    listGlossary: (address) =>
      content.glossary.map((card) => presentGlossaryCard(card, address, inCompany)),
    getInflation: (address) => {
      const { multimedia, ...texts } = getFragment(address, 'inflation');
      // Checked when the fragment was loaded.
      const blocks = (multimedia as Block[]).map((block) => presentBlock(block, content));
      return { ...texts, blocks };
    },
    getMoneyMinute: (address) =>
      presentMoneyMinute(getFragment(address, 'money-minute'), address, sourcesFor(address)),
    findTargetDate: (address) =>
      companyOf(address).showTargetDate
        ? presentTargetDate(getFragment(address, 'target-date'), address, sourcesFor(address))
        : undefined,
    search: (address, query) => {
      const { showTargetDate } = companyOf(address);
      const questions = showTargetDate ? getFragment(address, 'target-date').questions : [];
      return searchContent(content, address, { query, questions });
    },
    findHispanicLanding: (address) =>
      presentHispanic(address, {
        content,
        company: companyOf(address),
        year: calculatorYearOf(address),
      }),
    findAwards: (address, variant) => {
      const landing = findFragment(content, address.companyId, variant)?.[
        languageCode(address.language)
      ] as AwardsLanding | undefined;
      return landing && presentAwards(landing, content);
    },
    hasGallery: () => options.hasGallery,
    readExamples: (_address, examples) =>
      [...readBlocks(examples, content).blocks.values()].map((block) =>
        presentBlock(block, content),
      ),
    ...createGuidanceServices({
      content,
      getFragment,
      cardOf: (article, address) => presentCard(article, address, sourcesFor(address)),
      onFrameShown: options.onFrameShown ?? (() => undefined),
    }),
    rateArticle: options.rate,
    ...options.mail,
  };
}

function presentGlossaryCard(
  { id, title, animatedImage, staticImage, descriptionHtml, exampleHtml }: GlossaryCard,
  address: PageAddress,
  inCompany: (html: string, address: PageAddress) => string,
): GlossaryCardView {
  const code = languageCode(address.language);
  return {
    id,
    title: title[code],
    animatedImage,
    staticImage,
    descriptionHtml: inCompany(descriptionHtml[code], address),
    exampleHtml: inCompany(exampleHtml[code], address),
  };
}

/** An empty or missing company falls back to the default one. */
export function getCompany(content: ContentSet, companyId: string): Company {
  const company = content.companies.get(companyId) ?? content.companies.get(DEFAULT_COMPANY_ID);
  if (!company) throw new Error('Company not found');
  return company;
}

function findArticle(content: ContentSet, query: ArticleQuery): Article | undefined {
  return content.articles.find((article) =>
    query.by === 'id'
      ? article.id === query.id
      : pathOf(article) === query.path && (query.kind === undefined || article.kind === query.kind),
  );
}

function pathOf(article: Article): string {
  return lastPathSegment(articlePathInCompany({ ...article, slug: article.path }));
}

interface NextSources {
  content: ContentSet;
  likesOf: (article: Article) => number;
  address: PageAddress;
}

/** What the author relates comes first; the most liked articles fill up the row. */
function nextAfter(article: Article, { content, likesOf, address }: NextSources): Article[] {
  if (article.kind === 'virtual-event')
    return restOfEvent(content, address.companyId, article).slice(0, NEXT_ARTICLES);
  const related = article.related.flatMap(
    (id) => content.articles.find((other) => other.id === id) ?? [],
  );
  const others = chooseNextArticles(withoutEvents(content.articles), {
    numberOfArticles: NEXT_ARTICLES,
    tags: [],
    exclusionArticles: [article.id, ...article.related],
    likesOf,
  });
  return [...related, ...others].slice(0, NEXT_ARTICLES);
}
