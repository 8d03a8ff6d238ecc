import type { Root } from 'hast';
import { sanitize, type Schema } from 'hast-util-sanitize';
import { SKIP, visit } from 'unist-util-visit';
import { FIGURE } from './told-pieces.ts';

/**
 * Authors may name a heading to link to, such as `s-choices`; any other id could clash with one of
 * the page.
 */
const HEADING_ID = /^s-[a-z-]+$/;

/**
 * Pictures come from the art kit or the media folder, because a foreign host would learn who reads.
 */
const OWN_PICTURE = /^(?:~art~|\/media(?:\/[\w-][\w.-]*)*)\/[\w-][\w.-]*$/;

const ALLOWED: Schema = {
  tagNames: (
    'h2 h3 h4 p ul ol li a strong b em i br hr blockquote q cite sup sub small abbr dl dt dd figure ' +
    'figcaption img span aside div table caption thead tbody tr th td del s code'
  ).split(' '),
  attributes: {
    a: ['href', 'target', 'rel', 'title'],
    img: [['src', OWN_PICTURE], 'alt', 'width', 'height', 'loading'],
    th: ['scope', 'colSpan', 'rowSpan', 'align'],
    td: ['colSpan', 'rowSpan', 'align'],
    div: ['role', 'ariaLabel', 'tabIndex', ['className', 'table']],
    aside: [['className', 'definition']],
    p: [['className', 'definition-title']],
    span: [['className', 'visually-hidden']],
    abbr: ['title'],
    h2: [['id', HEADING_ID]],
    h3: [['id', HEADING_ID]],
    '*': ['lang'],
  },
  protocols: { href: ['https', 'http', 'mailto', 'tel', 'sms'] },
  /** A forbidden element normally leaves its words; the content of these is not for readers. */
  strip: (
    'script style template noscript noembed noframes iframe object textarea title xmp plaintext ' +
    'select option svg math'
  ).split(' '),
  clobber: [],
  required: {},
};

/** On a slide, where our own step has decided which paragraphs are figures. */
const ALLOWED_ON_SLIDE: Schema = {
  ...ALLOWED,
  attributes: { ...ALLOWED.attributes, p: [['className', FIGURE]] },
};

/**
 * The last step before a text is written out: it removes every element and attribute that is not
 * allowed.
 */
export function keepAllowed(tree: Root, { isTold }: { isTold: boolean }): Root {
  const allowed = sanitize(tree, isTold ? ALLOWED_ON_SLIDE : ALLOWED) as Root;
  visit(allowed, 'element', ({ tagName, properties }, index, parent) => {
    if (tagName !== 'img' || properties['src'] || parent === undefined || index === undefined)
      return;
    parent.children.splice(index, 1);
    return [SKIP, index];
  });
  return allowed;
}
