import { useMemo } from 'react';
import { useShell } from '../../../site/shell-context.tsx';

/** Money to the cent, and without cents where there are none: an hour brings less than a dollar. */
export function useCents(): (dollars: number) => string {
  const { language } = useShell();
  return useMemo(() => {
    const format = new Intl.NumberFormat(language, {
      style: 'currency',
      currency: 'USD',
      trailingZeroDisplay: 'stripIfInteger',
    });
    return (dollars) => format.format(dollars);
  }, [language]);
}
