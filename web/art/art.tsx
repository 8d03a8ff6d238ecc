import { useShell } from '../site/shell-context.tsx';

export interface ArtProperties {
  name: string;
  width: number;
  height: number;
  /** Empty for decoration, which is what most drawings are. */
  alt?: string;
  className?: string | undefined;
  /** Below the fold: the picture waits until it is near. */
  isLazy?: boolean;
}

/** A drawing of the kit, in the company's colours. */
export function Art({ name, width, height, alt = '', className, isLazy = true }: ArtProperties) {
  const { artBase } = useShell();
  return (
    <img
      className={className}
      src={`${artBase}/${name}.svg`}
      alt={alt}
      width={width}
      height={height}
      loading={isLazy ? 'lazy' : 'eager'}
      decoding="async"
    />
  );
}
