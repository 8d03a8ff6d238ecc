import { DEFAULT_LANGUAGE, languageCode, type LanguageCode } from '#domain/language/language.ts';
import type { Element, ElementContent, Root } from 'hast';
import type { Root as MarkdownRoot } from 'mdast';
import rehypeRaw from 'rehype-raw';
import rehypeStringify from 'rehype-stringify';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import sanitizeHtml from 'sanitize-html';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { VFile } from 'vfile';
import { perLanguage } from '#domain/language/per-language.ts';
import { keepsLanguageOnNavigation } from '#domain/pages/language-on-navigation.ts';
import { findUnseenCharacter } from '#domain/text/unseen-characters.ts';
import { COMPANY_MARK, dressLink, reportLink } from './authored-links.ts';
import { authoredWords } from './catalogues.ts';
import { BLOCK_RULE, keepBlocksAtTop, markBlock } from './block-marks.ts';

/** Stands for the company's drawings in stored HTML; `fillInCompany` puts the request's own in its place. */
const ART_MARK = '~art~';

export interface AuthoredText {
  markdown: string;
  language: LanguageCode;
}

export interface MarkdownMistake {
  line: number;
  message: string;
  /** It costs the text a block, and nothing else. */
  isOfBlock?: true;
}

export interface AuthoredHtml {
  html: string;
  mistakes: MarkdownMistake[];
}

/** A reload renders only what changed: an author who saves one article does not hold up visitors. */
const rendered = new Map<string, AuthoredHtml>();
const MAX_RENDERED = 5_000;

/** Markdown, with HTML allowed in it, to HTML that is safe to serve: done once, at load. */
export function renderAuthoredHtml({ markdown, language }: AuthoredText): AuthoredHtml {
  const key = `${language} ${markdown}`;
  const known = rendered.get(key);
  if (known) return known;
  const file = new VFile(markdown);
  const html = sanitizeHtml(PROCESSORS[language].processSync(file).toString(), ALLOWED);
  reportUnseen(file, markdown, html);
  const mistakes = file.messages.map(({ line = 1, reason, source, ruleId }) => ({
    line,
    message: reason,
    ...(`${source}:${ruleId}` === BLOCK_RULE && { isOfBlock: true as const }),
  }));
  const result = { html, mistakes };
  if (rendered.size >= MAX_RENDERED) rendered.clear();
  rendered.set(key, result);
  return result;
}

const PROCESSORS = perLanguage(createProcessor);

function createProcessor(language: LanguageCode) {
  return unified()
    .use(remarkParse)
    .use(remarkGfm)
    .use(remarkDirective)
    .use(() => expandDirectives)
    .use(remarkRehype, { allowDangerousHtml: true })
    .use(rehypeRaw)
    .use(() => keepBlocksAtTop)
    .use(() => (tree: Root, file: VFile) => dressElements(tree, file, language))
    .use(rehypeStringify)
    .freeze();
}

export interface CompanyInHtml {
  companyId: string;
  artBase: string;
  /** The specification's strict rule: links lead to the default language but for a few pages. */
  resetsLanguage?: boolean;
}

export function fillInCompany(html: string, company: CompanyInHtml): string {
  const { companyId, artBase, resetsLanguage = false } = company;
  const text = resetsLanguage ? html.replaceAll(LINK_WITH_LANGUAGE, resetLanguage) : html;
  return text.replaceAll(COMPANY_MARK, companyId).replaceAll(ART_MARK, artBase);
}

const LINK_WITH_LANGUAGE = /(href="\/~company~\/[^"?#]*)([^"#]*)lang=[\w-]+/g;

function resetLanguage(link: string, address: string, query: string): string {
  const pathname = address.slice('href="'.length);
  return keepsLanguageOnNavigation(pathname)
    ? link
    : `${address}${query}lang=${languageCode(DEFAULT_LANGUAGE)}`;
}

/** Authors have `:::definition{title="…"}` and `::multimedia{index=1}`; any other directive is a mistake. */
function expandDirectives(tree: MarkdownRoot, file: VFile): void {
  visit(tree, (node) => {
    if (node.type === 'textDirective') {
      // ":30" in "at 3:30" reads as a directive: give the author's characters back.
      const { start, end } = node.position ?? {};
      const value = String(file).slice(start?.offset, end?.offset);
      Object.assign(node, { type: 'text', value, children: undefined });
      return;
    }
    if (node.type === 'footnoteDefinition') {
      file.message('expected no footnotes: a source belongs into article.yaml', node);
      return;
    }
    if (node.type !== 'containerDirective' && node.type !== 'leafDirective') return;
    if (node.type === 'leafDirective' && node.name === 'multimedia') {
      markBlock(node, file);
      return;
    }
    const title = node.attributes?.['title'];
    if (node.type !== 'containerDirective' || node.name !== 'definition') {
      file.message(`expected :::definition, found ${node.name}`, node);
      return;
    }
    if (!title) {
      file.message('expected :::definition{title="…"} with a title', node);
      return;
    }
    node.data = { hName: 'aside', hProperties: { className: ['definition'] } };
    node.children.unshift({
      type: 'paragraph',
      data: { hProperties: { className: ['definition-title'] } },
      children: [{ type: 'text', value: title }],
    });
  });
}

function dressElements(tree: Root, file: VFile, language: LanguageCode): void {
  visit(tree, 'element', (element, index, parent) => {
    if (element.tagName === 'a') {
      reportLink(element, file);
      dressLink(element, language);
    }
    if (element.tagName === 'h1') element.tagName = 'h2';
    if (isDefinition(element)) element.children.unshift(owl());
    if (element.tagName === 'table' && parent && index !== undefined && !isTableFrame(parent)) {
      parent.children[index] = tableFrame(element, language);
    }
  });
}

/** A character that was typed has a line; one that was written as HTML writes it (`&#x202e;`) has none. */
function reportUnseen(file: VFile, markdown: string, html: string): void {
  const lines = markdown.split('\n');
  const at = lines.findIndex((line) => findUnseenCharacter(line.replace(/\r$/, '')) !== undefined);
  const unseen = findUnseenCharacter(lines[at]?.replace(/\r$/, '') ?? html);
  if (unseen === undefined) return;
  const place = { line: Math.max(at, 0) + 1, column: 1 };
  file.message(`expected only characters that can be seen, found ${unseen}: take it out`, {
    place,
  });
}

function isDefinition(element: Element): boolean {
  const names = element.properties['className'];
  return element.tagName === 'aside' && Array.isArray(names) && names.includes('definition');
}

function owl(): ElementContent {
  return {
    type: 'element',
    tagName: 'img',
    properties: {
      src: `${ART_MARK}/avatar-owl.svg`,
      alt: '',
      width: 104,
      height: 104,
      loading: 'lazy',
    },
    children: [],
  };
}

function isTableFrame(parent: Root | Element): boolean {
  return parent.type === 'element' && parent.properties['role'] === 'group';
}

/** A wide table scrolls by itself on a phone, and can be scrolled with the keyboard. */
function tableFrame(table: Element, language: LanguageCode): Element {
  return {
    type: 'element',
    tagName: 'div',
    properties: {
      className: ['table'],
      role: 'group',
      ariaLabel: authoredWords[language].table,
      tabIndex: 0,
    },
    children: [table],
  };
}

const ALLOWED: sanitizeHtml.IOptions = {
  allowedTags: [
    'h2',
    'h3',
    'h4',
    'p',
    'ul',
    'ol',
    'li',
    'a',
    'strong',
    'b',
    'em',
    'i',
    'br',
    'hr',
    'blockquote',
    'q',
    'cite',
    'sup',
    'sub',
    'small',
    'abbr',
    'dl',
    'dt',
    'dd',
    'figure',
    'figcaption',
    'img',
    'span',
    'aside',
    'div',
    'table',
    'caption',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
    'del',
    's',
    'code',
  ],
  allowedAttributes: {
    a: ['href', 'target', 'rel', 'title'],
    img: ['src', 'alt', 'width', 'height', 'loading'],
    th: ['scope', 'colspan', 'rowspan', 'align'],
    td: ['colspan', 'rowspan', 'align'],
    div: ['role', 'aria-label', 'tabindex', 'data-block'],
    abbr: ['title'],
    h2: ['id'],
    h3: ['id'],
    '*': ['lang'],
  },
  allowedClasses: {
    aside: ['definition'],
    p: ['definition-title'],
    span: ['visually-hidden'],
    div: ['table'],
  },
  allowedSchemes: ['https', 'http', 'mailto', 'tel', 'sms'],
  allowProtocolRelative: true,
  transformTags: { h2: keepOwnId, h3: keepOwnId },
  exclusiveFilter: (frame) => frame.tag === 'img' && !isOwnPicture(frame.attribs['src'] ?? ''),
};

/** Authors may name a heading to link to, `s-choices`; any other id could stand in the page's own way. */
function keepOwnId(tagName: string, attribs: sanitizeHtml.Attributes): sanitizeHtml.Tag {
  const { id, ...rest } = attribs;
  return { tagName, attribs: id !== undefined && /^s-[a-z-]+$/.test(id) ? { ...rest, id } : rest };
}

/** Pictures come from the art kit or the media folder; a foreign host would learn who reads. */
function isOwnPicture(source: string): boolean {
  return source.startsWith(`${ART_MARK}/`) || /^\/media(?:\/[\w-][\w.-]*)+$/.test(source);
}
