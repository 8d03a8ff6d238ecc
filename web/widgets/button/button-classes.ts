import styles from './button.module.css';

export type ButtonLook = 'primary' | 'secondary' | 'sign';

/** A link and a button that do the same job look the same. */
export function buttonClasses(look: ButtonLook, size: 'normal' | 'small' = 'normal'): string {
  return [styles['button'], styles[look], size === 'small' ? styles['small'] : '']
    .filter(Boolean)
    .join(' ');
}
