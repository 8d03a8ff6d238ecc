/** A page is drawn for the first time when this element begins: its `main` is there by then. */
export const FOOT_ID = 'site-foot';
