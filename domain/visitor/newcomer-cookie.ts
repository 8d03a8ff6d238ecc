/** Set by the page when somebody else's uid came to this device; taken away by the server. */
export const NEWCOMER_COOKIE = 'sendero_newcomer';
