/**
 * The icons by our own name: the name of a lucide icon, or the paths of our own drawing in lucide's
 * 24 x 24 frame.
 */
export const ICONS = {
  'arrow-left': { lucide: 'arrow-left' },
  'arrow-right': { lucide: 'arrow-right' },
  calendar: { lucide: 'calendar' },
  chart: { lucide: 'chart-line' },
  check: { lucide: 'check' },
  'chevron-right': { lucide: 'chevron-right' },
  clock: { lucide: 'clock' },
  close: { lucide: 'x' },
  download: { lucide: 'download' },
  equaliser: { paths: ['M5 20v-7', 'M12 20V4', 'M19 20V9'] },
  external: { lucide: 'external-link' },
  flip: { lucide: 'refresh-cw' },
  globe: { lucide: 'globe' },
  heart: { lucide: 'heart' },
  'heart-filled': { lucide: 'heart', isFilled: true },
  info: { lucide: 'info' },
  link: { lucide: 'link' },
  mail: { lucide: 'mail' },
  menu: { lucide: 'menu' },
  minus: { lucide: 'minus' },
  pause: { lucide: 'pause', isFilled: true },
  play: { lucide: 'play' },
  'play-filled': { lucide: 'play', isFilled: true },
  plus: { lucide: 'plus' },
  print: { lucide: 'printer' },
  search: { lucide: 'search' },
  table: { lucide: 'table-2' },
  alert: { lucide: 'triangle-exclamation-point' },
  'network-x': { paths: ['M4 4h4l12 16h-4z', 'M4.5 20 10.6 13', 'M13.4 11 19.5 4'] },
  'network-facebook': {
    paths: ['M16.5 3.5h-2a3.8 3.8 0 0 0-3.8 3.8V21', 'M7.5 12h8'],
  },
} as const satisfies Record<string, IconSource>;

export type IconSource = { lucide: string; isFilled?: boolean } | { paths: readonly string[] };
export type IconName = keyof typeof ICONS;
