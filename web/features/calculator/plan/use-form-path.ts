import type { SitePath } from '#domain/pages/site-path.ts';
import { useShell } from '../../../site/shell-context.tsx';

/** Where the form with the seven fields is: the calculator of a plan that is paid by the hour begins with hours. */
export function useFormPath(): SitePath {
  return useShell().company.isPaidByHour ? 'calculator/own-savings' : 'calculator';
}
