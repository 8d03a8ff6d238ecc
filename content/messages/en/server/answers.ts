import type { ErrorCode } from '#contracts/errors.ts';

/** What the server tells a person when it refuses or fails, and what to do next. */
export const messages = {
  'request-malformed': 'We could not read that request. Check it and send it again.',
  'host-malformed': 'This address does not lead to a site. Check the address and try again.',
  'field-invalid':
    'Some values are missing or not what we expect. Check the fields listed and send again.',
  'path-invalid':
    'That content address is not one we serve. Ask for a path that ends in /master.json.',
  'captcha-failed':
    'We could not tell that a person sent this, so we kept nothing. Reload the page and send it again.',
  'captcha-expired': 'The check that a person sends this has run out. Send your form once more.',
  'captcha-used': 'This check was already used for another form. Send your form once more.',
  'link-invalid': 'This link is not complete or not ours. Open the full link from the email again.',
  'link-expired':
    'This link is too old. Use the one in the latest email you got from us, or write to us on the Contact us page.',
  'sponsor-link-invalid':
    'This link to a company’s figures is not complete or not ours. Open the whole link as you got it, or ask whoever gave it to you for a new one.',
  'sponsor-link-expired':
    'This link to a company’s figures has ended. Ask whoever gave it to you for a new one.',
  'too-many-requests':
    'That was sent too many times from here. We kept nothing of it; please try again later.',
  'site-busy':
    'More forms are reaching us than we can take in this hour. We kept nothing of yours; please send it again in an hour.',
  'action-plan-not-found': 'We have no action plan with that name. Take the quiz to find yours.',
  'action-plan-not-accepted':
    'Oops, we’re really sorry! We are having technical difficulties, so please try again later.',
  'origin-foreign':
    'This request came from another site, so we did not carry it out. Open our page and try there.',
  'preview-only':
    'This is a preview of the site, so nothing is kept or sent here. Open the real site to do that.',
  'article-not-found': 'We have no article with that name. Look through all topics to find it.',
  // The specification's words, followed by what to do next, as in every message.
  'company-not-found': 'Company not found. Check the first part of the address.',
  'fragment-not-found': 'We have no content there. Check the path.',
  'embed-not-offered':
    'This part of the site may not be shown by other sites yet. Whoever runs the site can list yours, or open the homepage.',
  'page-not-found': 'Nothing is here. Check the address or go to the homepage.',
  'method-not-allowed': 'That is not possible at this address. Open it as a page instead.',
  'body-too-large': 'That is more than we can take at once. Shorten it and send it again.',
  'address-too-long': 'This address is too long. Go to the homepage and start from there.',
  'content-type-unsupported': 'Send this as application/json.',
  'server-error': 'We’re sorry, an error has occurred. Please try again later.',
  'company-unavailable':
    'This company’s pages cannot be shown at the moment. They are being fixed: please come back a little later.',
  'database-unavailable': 'We cannot save this right now. Please try again in a minute.',
  overloaded: 'Many people are here right now. Please try again in a few seconds.',
} as const satisfies Record<ErrorCode, string>;
