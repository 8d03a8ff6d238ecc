/** Of one call. Apart from the schemas, which a page loads only once it may send. */
export const MAX_EVENTS_SENT = 50;
