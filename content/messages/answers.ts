import type { LocalText } from '#contracts/content/texts.ts';
import type { ErrorCode } from '#contracts/errors.ts';

/** What the server tells a person when it cannot do what was asked, and what to do next. */
export const answers: Record<ErrorCode, LocalText> = {
  'request-malformed': {
    en: 'We could not read that request. Check it and send it again.',
    es: 'No pudimos leer esa solicitud. Revísala y envíala de nuevo.',
  },
  'host-malformed': {
    en: 'This address does not lead to a site. Check the address and try again.',
    es: 'Esta dirección no lleva a ningún sitio. Revísala e intenta de nuevo.',
  },
  'field-invalid': {
    en: 'Some values are missing or not what we expect. Check the fields listed and send again.',
    es: 'Faltan datos o no son lo que esperamos. Revisa los campos de la lista y envía de nuevo.',
  },
  'path-invalid': {
    en: 'That content address is not one we serve. Ask for a path that ends in /master.json.',
    es: 'No servimos contenido en esa dirección. Pide una ruta que termine en /master.json.',
  },
  'captcha-failed': {
    en: 'We could not tell that a person sent this, so we kept nothing. Reload the page and send it again.',
    es: 'No pudimos comprobar que lo envió una persona, así que no guardamos nada. Vuelve a cargar la página y envíalo otra vez.',
  },
  'captcha-expired': {
    en: 'The check that a person sends this has run out. Send your form once more.',
    es: 'Se venció la comprobación de que lo envía una persona. Envía tu formulario otra vez.',
  },
  'captcha-used': {
    en: 'This check was already used for another form. Send your form once more.',
    es: 'Esta comprobación ya se usó en otro formulario. Envía tu formulario otra vez.',
  },
  'link-invalid': {
    en: 'This link is not complete or not ours. Open it from the mail again, all of it.',
    es: 'Este enlace está incompleto o no es nuestro. Ábrelo otra vez desde el correo, entero.',
  },
  'link-expired': {
    en: 'This link is too old. Use the one in the latest mail you got from us, or write to us through Contact us.',
    es: 'Este enlace es demasiado antiguo. Usa el del último correo que te enviamos o escríbenos desde Contáctanos.',
  },
  'too-many-requests': {
    en: 'That was sent too many times from here. We kept nothing of it; please try again later.',
    es: 'Se envió demasiadas veces desde aquí. No guardamos nada; intenta de nuevo más tarde.',
  },
  'site-busy': {
    en: 'More forms are reaching us than we can take in this hour. We kept nothing of yours; please send it again in an hour.',
    es: 'Nos llegan más formularios de los que podemos recibir en esta hora. No guardamos nada del tuyo; envíalo otra vez dentro de una hora.',
  },
  'action-plan-not-found': {
    en: 'We have no action plan with that name. Take the quiz to find yours.',
    es: 'No tenemos un plan de acción con ese nombre. Haz el cuestionario para encontrar el tuyo.',
  },
  'action-plan-not-accepted': {
    en: 'Oops, we’re really sorry! We are having technical difficulties, so please try again later.',
    es: '¡Ay, lo sentimos mucho! Tenemos dificultades técnicas; intenta de nuevo más tarde.',
  },
  'origin-foreign': {
    en: 'This request came from another site, so we did not carry it out. Open our page and try there.',
    es: 'Esta solicitud vino de otro sitio, así que no la hicimos. Abre nuestra página e intenta ahí.',
  },
  'article-not-found': {
    en: 'We have no article with that name. Look through all topics to find it.',
    es: 'No tenemos un artículo con ese nombre. Búscalo entre todos los temas.',
  },
  'company-not-found': {
    en: 'Company not found. Check the first part of the address.',
    es: 'No encontramos la empresa. Revisa la primera parte de la dirección.',
  },
  'fragment-not-found': {
    en: 'We have no content there. Check the path.',
    es: 'No tenemos contenido ahí. Revisa la ruta.',
  },
  'page-not-found': {
    en: 'Nothing is here. Check the address or go to the homepage.',
    es: 'Aquí no hay nada. Revisa la dirección o ve a la página principal.',
  },
  'method-not-allowed': {
    en: 'That is not possible at this address. Open it as a page instead.',
    es: 'Eso no se puede hacer en esta dirección. Ábrela como página.',
  },
  'body-too-large': {
    en: 'That is more than we can take at once. Shorten it and send it again.',
    es: 'Eso es más de lo que podemos recibir. Acórtalo y envíalo de nuevo.',
  },
  'address-too-long': {
    en: 'This address is too long. Go to the homepage and start from there.',
    es: 'Esta dirección es demasiado larga. Ve a la página principal y empieza desde ahí.',
  },
  'content-type-unsupported': {
    en: 'Send this as application/json.',
    es: 'Envía esto como application/json.',
  },
  'server-error': {
    en: 'We’re sorry, an error has occurred. Please try again later.',
    es: 'Lo sentimos, ocurrió un error. Intenta de nuevo más tarde.',
  },
  'database-unavailable': {
    en: 'We cannot save this right now. Please try again in a minute.',
    es: 'No podemos guardar esto ahora. Intenta de nuevo en un minuto.',
  },
  overloaded: {
    en: 'Many people are here right now. Please try again in a few seconds.',
    es: 'Hay muchas personas aquí en este momento. Intenta de nuevo en unos segundos.',
  },
};
