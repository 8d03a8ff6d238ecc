import { describe, expect, it } from 'vitest';
import { companyIdFromList } from './company-id-from-list.ts';

describe('the id in a list of companies', () => {
  it.each([
    { companies: ['content/companies/riverbend'], companyId: 'riverbend' },
    { companies: ['companies/riverbend'], companyId: 'riverbend' },
    { companies: ['/content/companies/riverbend/'], companyId: 'riverbend' },
    { companies: ['content/shared', 'content/companies/acme'], companyId: 'acme' },
    { companies: ['content/companies/first', 'content/companies/second'], companyId: 'first' },
  ])('$companies sets $companyId', ({ companies, companyId }) => {
    expect(companyIdFromList(companies)).toBe(companyId);
  });

  it.each([
    { companies: [] },
    { companies: ['riverbend'] },
    { companies: ['content/companies'] },
    { companies: ['content/companies/'] },
    { companies: ['content/companies/riverbend/more'] },
    { companies: ['content/mycompanies/riverbend'] },
  ])('$companies sets none', ({ companies }) => {
    expect(companyIdFromList(companies)).toBeUndefined();
  });
});
