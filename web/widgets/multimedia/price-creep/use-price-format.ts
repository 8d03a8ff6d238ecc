import { useMemo } from 'react';
import { useShell } from '../../../site/shell-context.tsx';

/** Dollars with their cents, as a price tag says them. */
export function usePriceFormat(): (dollars: number) => string {
  const { language } = useShell();
  return useMemo(() => {
    const format = new Intl.NumberFormat(language, { style: 'currency', currency: 'USD' });
    return (dollars) => format.format(dollars);
  }, [language]);
}
