const COMPANY_SUFFIX = /(?:^|\/)companies\/([^/]+)\/?$/;

/** A company's `companies` list sets its id through the first entry that ends in `companies/{id}`. */
export function companyIdFromList(companies: readonly string[]): string | undefined {
  for (const entry of companies) {
    const match = COMPANY_SUFFIX.exec(entry);
    if (match) return match[1];
  }
  return undefined;
}
