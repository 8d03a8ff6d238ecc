/**
 * The elements and attributes allowed in a drawing, and the form of their values. None of them can
 * load, link, run or style anything: addresses, scripts, style sheets and foreign content are not
 * on the list.
 */

const NUMBERS = /^[\d\s.,eE%+-]*$/;
const PATH_DATA = /^[MmZzLlHhVvCcSsQqTtAa\d\s.,eE+-]*$/;
const TRANSFORM = /^(?:\s*(?:matrix|translate|scale|rotate|skewX|skewY)\([\d\s.,eE+-]*\)[\s,]*)*$/;
const NAME = /^[A-Za-z][\w-]*$/;
/**
 * Letters, numbers and the marks between them. Without a parenthesis there is no function and no
 * address.
 */
const WORDS = /^[\w\s.,'-]*$/;
const PAINT = /^(?:none|currentColor|#[\da-f]{3,8})$/i;
const PLACE_IN_THE_DRAWING = /^url\(#[A-Za-z][\w-]*\)$/;
const MOMENTS = /^(?:\d+(?:\.\d+)?m?s|indefinite)$/;
/** The painter checks each of these values itself. */
const ANYTHING = /^/;

const ANIMATED_ATTRIBUTES =
  /^(?:cx|cy|r|rx|ry|x|y|x1|x2|y1|y2|width|height|opacity|fill-opacity|stroke-opacity|stroke-width|stroke-dashoffset|transform)$/;

const ON_SHAPES = {
  id: NAME,
  style: ANYTHING,
  fill: PAINT,
  stroke: PAINT,
  'fill-rule': WORDS,
  'clip-rule': WORDS,
  opacity: NUMBERS,
  'fill-opacity': NUMBERS,
  'stroke-opacity': NUMBERS,
  'stroke-width': NUMBERS,
  'stroke-linecap': WORDS,
  'stroke-linejoin': WORDS,
  'stroke-miterlimit': NUMBERS,
  'stroke-dasharray': NUMBERS,
  'stroke-dashoffset': NUMBERS,
  'vector-effect': WORDS,
  transform: TRANSFORM,
  'clip-path': PLACE_IN_THE_DRAWING,
  pathLength: NUMBERS,
  'aria-hidden': WORDS,
} as const;

const ON_TEXT = {
  ...ON_SHAPES,
  x: NUMBERS,
  y: NUMBERS,
  dx: NUMBERS,
  dy: NUMBERS,
  'font-family': WORDS,
  'font-weight': WORDS,
  'font-size': NUMBERS,
  'font-style': WORDS,
  'letter-spacing': NUMBERS,
  'text-anchor': WORDS,
  'dominant-baseline': WORDS,
} as const;

const ON_ANIMATIONS = {
  attributeName: ANIMATED_ATTRIBUTES,
  values: /^[\d\s.,;eE+-]*$/,
  from: NUMBERS,
  to: NUMBERS,
  by: NUMBERS,
  dur: MOMENTS,
  begin: MOMENTS,
  repeatCount: /^(?:\d+(?:\.\d+)?|indefinite)$/,
  keyTimes: /^[\d\s.;]*$/,
  keySplines: /^[\d\s.,;]*$/,
  calcMode: WORDS,
  fill: /^(?:freeze|remove)$/,
} as const;

/** The namespace of a drawing, which only its `<svg>` may state. */
export const SVG_NAMESPACE = 'http://www.w3.org/2000/svg';

export const ALLOWED_SHAPES: Readonly<Record<string, Readonly<Record<string, RegExp>>>> = {
  svg: {
    ...ON_SHAPES,
    xmlns: /^http:\/\/www\.w3\.org\/2000\/svg$/,
    viewBox: NUMBERS,
    width: NUMBERS,
    height: NUMBERS,
    preserveAspectRatio: WORDS,
  },
  g: ON_SHAPES,
  defs: ON_SHAPES,
  clipPath: ON_SHAPES,
  path: { ...ON_SHAPES, d: PATH_DATA },
  rect: {
    ...ON_SHAPES,
    x: NUMBERS,
    y: NUMBERS,
    width: NUMBERS,
    height: NUMBERS,
    rx: NUMBERS,
    ry: NUMBERS,
  },
  circle: { ...ON_SHAPES, cx: NUMBERS, cy: NUMBERS, r: NUMBERS },
  ellipse: { ...ON_SHAPES, cx: NUMBERS, cy: NUMBERS, rx: NUMBERS, ry: NUMBERS },
  line: { ...ON_SHAPES, x1: NUMBERS, y1: NUMBERS, x2: NUMBERS, y2: NUMBERS },
  polyline: { ...ON_SHAPES, points: NUMBERS },
  polygon: { ...ON_SHAPES, points: NUMBERS },
  text: ON_TEXT,
  tspan: ON_TEXT,
  animate: ON_ANIMATIONS,
  animateTransform: { ...ON_ANIMATIONS, type: WORDS },
};

/** Elements that contain words. */
export const WORDED_SHAPES: ReadonlySet<string> = new Set(['text', 'tspan']);
