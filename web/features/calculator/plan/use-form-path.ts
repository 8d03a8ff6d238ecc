import { useShell } from '../../../site/shell-context.tsx';

/** Where the form with the seven fields is: the calculator of a plan that is paid by the hour begins with hours. */
export function useFormPath(): string {
  return useShell().company.isPaidByHour ? 'calculator/own-savings' : 'calculator';
}
