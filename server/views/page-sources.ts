import type { Company } from '#contracts/content/company.ts';
import type { Fragment, FragmentName } from '#contracts/content/fragments.ts';
import type { AuthoredHtml } from '#contracts/views/authored-html.ts';
import type { CalculatorYear } from '#domain/calculator/calculator-year.ts';
import { getCalculatorYear } from '#domain/calculator/tables/find-calculator-year.ts';
import { languageCode, type LanguageCode } from '#domain/language/language.ts';
import type { AuthoredText } from '../content/authored/authored-text.ts';
import { fillInCompany } from '../content/authored/fill-in-company.ts';
import { notingParts } from '../content/parts/note-parts.ts';
import { cardKey } from '../content/parts/summaries.ts';
import type { Article, ContentSet } from '../content/content-set.ts';
import { yearOfPlan } from '../content/plan/year-of-plan.ts';
import { findFragment } from '../content/find-fragment.ts';
import { getCompany } from '../content/get-company.ts';
import type { RenderFacts } from '../pages/render-facts.ts';
import type { ShownOnPage } from '../pages/shown-on-page.ts';
import { artBaseOf } from './art-base.ts';
import { createFillIn, type FillIn } from './fill-in.ts';
import { findMisfits, leaveOutLinks, unlinkInHtml } from './plan/leave-out-links.ts';
import type { LikeCounts } from './like-counts.ts';

/** What the views of one page are made from; the page's address is bound here once. */
export interface PageSources {
  facts: RenderFacts;
  content: ContentSet;
  company: Company;
  code: LanguageCode;
  artBase: string;
  /** What the page shows; it is filled while the page is made and read afterwards. */
  shown: ShownOnPage;
  /** Returns an article's likes, and notes that the page shows them. */
  likesOf: (article: Article) => number;
  /** Returns an article's likes for an order, and notes that the page shows it. */
  rankOf: (article: Article) => number;
  /** Notes that the page is this article, and shows more of it than its card. */
  noteArticle: (article: Article) => void;
  /** Fills the figures of the page's year into every text of a value. */
  fillIn: FillIn;
  /**
   * Fills the page's company and figures into a text, and gives the text a place in the document if the page is
   * one.
   */
  presentHtml: (text: Pick<AuthoredText, 'html'>) => AuthoredHtml;
  getFragment: <Name extends FragmentName>(name: Name) => Fragment<Name>;
  /** The limits, brackets and bend points for the company's plan. */
  getCalculatorYear: () => CalculatorYear;
}

export function createPageSources(
  facts: RenderFacts,
  likes: LikeCounts,
  shown: ShownOnPage,
): PageSources {
  const { flags, companyId, language, planYear } = facts;
  const content = notingParts(facts.content, (key) => shown.parts.add(key));
  const company = getCompany(content, companyId);
  const code = languageCode(language);
  const artBase = artBaseOf(company, content);
  const fillIn = createFillIn({ planYear, company, code });
  // Without a profile everything fits.
  const isMisfit =
    company.plan && findMisfits(facts.content, company, (key) => shown.parts.add(key));
  const inHtml = {
    companyId: company.companyId,
    artBase,
    resetsLanguage: flags.resetLanguageOnNavigation,
    isFramed: facts.embed !== undefined,
  };
  return {
    facts,
    content,
    company,
    code,
    artBase,
    shown,
    fillIn,
    likesOf: (article) => {
      shown.articles.add(article.id);
      shown.parts.add(cardKey(article.id));
      return article.likes + likes.get(article.id);
    },
    rankOf: (article) => {
      shown.isRanked = true;
      return article.likes + likes.get(article.id);
    },
    noteArticle: ({ id }) => {
      shown.ownArticle = id;
      shown.parts.add(`article/${id}`);
    },
    presentHtml: (text) => {
      const name = `text-${shown.html.size}`;
      const linked = isMisfit ? unlinkInHtml(text.html, isMisfit) : text.html;
      shown.html.set(name, fillIn(fillInCompany(linked, inHtml)));
      return { name };
    },
    getFragment: (name) => {
      const fragment = findFragment(content, companyId, name);
      if (!fragment) throw new Error(`No such fragment: ${name}`);
      const filled = fillIn(fragment[code]);
      return isMisfit ? leaveOutLinks(filled, isMisfit) : filled;
    },
    getCalculatorYear: () => yearOfPlan(getCalculatorYear(planYear), company),
  };
}
