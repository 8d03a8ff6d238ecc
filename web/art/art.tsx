import { useShell } from '../site/shell-context.tsx';

interface ArtProperties {
  name: string;
  width: number;
  height: number;
  /** The default is empty because most drawings are decoration. */
  alt?: string;
  className?: string | undefined;
  /** A lazy picture is fetched only when it is near the window. */
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
      loading={isLazy ? 'lazy' : undefined}
      decoding="async"
    />
  );
}
