import type { Element, ElementContent, Root } from 'hast';
import { visit } from 'unist-util-visit';
import type { LanguageCode } from '#domain/language/language.ts';
import { authoredWords } from '../catalogues.ts';
import { ART_MARK } from './fill-in-company.ts';
import { dressLink } from './links.ts';

/**
 * Adds to authored elements what we give them: links get their company, definitions an owl, tables
 * a frame and names for their rows.
 */
export function dressElements(tree: Root, language: LanguageCode): void {
  visit(tree, 'element', (element, index, parent) => {
    if (element.tagName === 'a') dressLink(element, language);
    if (element.tagName === 'h1') element.tagName = 'h2';
    if (isDefinition(element)) element.children.unshift(owl());
    if (element.tagName === 'table') nameRows(element);
    if (element.tagName === 'table' && parent && index !== undefined && !isTableFrame(parent)) {
      parent.children[index] = tableFrame(element, language);
    }
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

/**
 * A table whose first column has no name has the names of its rows there. Its corner names nothing, and
 * Markdown has no other cell for it than a heading.
 */
function nameRows(table: Element): void {
  const [corner, ...rest] = partsOf(table, 'tr').map((row) => partsOf(row, 'th', 'td')[0]);
  if (corner?.tagName !== 'th' || corner.children.length > 0) return;
  corner.tagName = 'td';
  for (const cell of rest) {
    if (cell?.tagName !== 'td') continue;
    cell.tagName = 'th';
    cell.properties['scope'] = 'row';
  }
}

function partsOf(element: Element, ...tagNames: readonly string[]): Element[] {
  const found: Element[] = [];
  visit(element, 'element', (part) => {
    if (tagNames.includes(part.tagName)) found.push(part);
  });
  return found;
}

function isTableFrame(parent: Root | Element): boolean {
  return parent.type === 'element' && parent.properties['role'] === 'group';
}

/** Lets a wide table scroll by itself on a phone, also with the keyboard. */
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
