import { useMemo } from 'react';
import { useShell } from '../../../site/shell-context.tsx';

/** Formats dollars with cents, as on a price tag. */
export function usePriceFormat(): (dollars: number) => string {
  const { language } = useShell();
  return useMemo(() => {
    const format = new Intl.NumberFormat(language, { style: 'currency', currency: 'USD' });
    return (dollars) => format.format(dollars);
  }, [language]);
}
