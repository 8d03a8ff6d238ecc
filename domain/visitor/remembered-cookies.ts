/** What the browser remembers by these names brings a visitor to the right address; it changes no page. */
export const LANGUAGE_COOKIE = 'sendero_lang';
export const COMPANY_COOKIE = 'sendero_company';
