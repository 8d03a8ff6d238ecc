import { useId, type ComponentProps, type ReactNode } from 'react';
import styles from './slider.module.css';

interface SliderProperties extends Omit<ComponentProps<'input'>, 'id' | 'type' | 'children'> {
  label: string;
  /** The class of the whole, which leaves and enters the page with its script. */
  className?: string | undefined;
  /** What stands below the slider, such as the marks of its scale. */
  children?: ReactNode;
}

/** The browser's own slider, with a thumb that a finger can hold. It needs a script to show anything. */
export function Slider({ label, className = '', children, ...input }: SliderProperties) {
  const id = useId();
  return (
    <div className={`${styles['slider']} ${className}`} data-script="needed">
      <label htmlFor={id}>{label}</label>
      <input id={id} type="range" {...input} />
      {children}
    </div>
  );
}
