import 'virtual:icons.css';
import type { IconName } from './icon-list.ts';

/**
 * An icon is decoration beside words and never stands instead of them. The shapes are masks in the
 * stylesheet: as components they would be sent twice, in the page and in its script.
 */
export function Icon({ name, className }: { name: IconName; className?: string | undefined }) {
  return (
    <span
      aria-hidden="true"
      className={`icon i-${name}${className === undefined ? '' : ` ${className}`}`}
    />
  );
}
