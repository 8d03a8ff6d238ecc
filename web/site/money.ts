import { useMemo } from 'react';
import { createMoneyFormat, type MoneyFormat } from './money-format.ts';
import { useShell } from './shell-context.tsx';

export function useMoney(): MoneyFormat {
  const { language } = useShell();
  return useMemo(() => createMoneyFormat(language), [language]);
}
