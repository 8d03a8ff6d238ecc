/**
 * The most events in one call. The number stands apart from the schemas, which a page loads only
 * once it may send.
 */
export const MAX_EVENTS_SENT = 50;
