/**
 * The page sets this cookie when another person's uid came to the device; the server takes it away.
 */
export const NEWCOMER_COOKIE = 'sendero_newcomer';
