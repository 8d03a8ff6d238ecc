/**
 * The browser remembers company and language under these names. They bring a visitor to the right
 * address and change no page.
 */
export const LANGUAGE_COOKIE = 'sendero_lang';
export const COMPANY_COOKIE = 'sendero_company';
