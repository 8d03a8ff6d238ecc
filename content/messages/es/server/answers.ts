import type { messages as english } from '../../en/server/answers.ts';
import type { SameKeys } from '../../same-keys.ts';

export const messages = {
  'request-malformed': 'No pudimos leer esa solicitud. Revísala y envíala de nuevo.',
  'host-malformed': 'Esta dirección no lleva a ningún sitio. Revísala e intenta de nuevo.',
  'field-invalid':
    'Faltan datos o no son lo que esperamos. Revisa los campos de la lista y envía de nuevo.',
  'path-invalid':
    'No servimos contenido en esa dirección. Pide una ruta que termine en /master.json.',
  'captcha-failed':
    'No pudimos comprobar que lo envió una persona, así que no guardamos nada. Vuelve a cargar la página y envíalo otra vez.',
  'captcha-expired':
    'Se venció la comprobación de que lo envía una persona. Envía tu formulario otra vez.',
  'captcha-used': 'Esta comprobación ya se usó en otro formulario. Envía tu formulario otra vez.',
  'link-invalid':
    'Este enlace está incompleto o no es nuestro. Abre otra vez el enlace completo del correo.',
  'link-expired':
    'Este enlace es demasiado antiguo. Usa el del último correo que te enviamos o escríbenos desde Contáctanos.',
  'sponsor-link-invalid':
    'Este enlace a las cifras de una empresa está incompleto o no es nuestro. Abre el enlace completo, tal como lo recibiste, o pide uno nuevo a quien te lo dio.',
  'sponsor-link-expired':
    'Este enlace a las cifras de una empresa ya venció. Pide uno nuevo a quien te lo dio.',
  'too-many-requests':
    'Se envió demasiadas veces desde aquí. No guardamos nada; intenta de nuevo más tarde.',
  'site-busy':
    'Nos llegan más formularios de los que podemos recibir en esta hora. No guardamos nada del tuyo; envíalo otra vez dentro de una hora.',
  'action-plan-not-found':
    'No tenemos un plan de acción con ese nombre. Haz el cuestionario para encontrar el tuyo.',
  'action-plan-not-accepted':
    '¡Uy, lo sentimos mucho! Tenemos dificultades técnicas; intenta de nuevo más tarde.',
  'origin-foreign':
    'Esta solicitud vino de otro sitio, así que no la procesamos. Abre nuestra página e intenta ahí.',
  'preview-only':
    'Esta es una vista previa del sitio: aquí no se guarda ni se envía nada. Para hacerlo, abre el sitio real.',
  'article-not-found': 'No tenemos un artículo con ese nombre. Búscalo entre todos los temas.',
  'company-not-found': 'No encontramos la empresa. Revisa la primera parte de la dirección.',
  'fragment-not-found': 'No tenemos contenido ahí. Revisa la ruta.',
  'embed-not-offered':
    'Otros sitios todavía no pueden mostrar esta parte. Quien administra el sitio puede agregar el tuyo; también puedes ir a la página principal.',
  'page-not-found': 'Aquí no hay nada. Revisa la dirección o ve a la página principal.',
  'method-not-allowed': 'Eso no se puede hacer en esta dirección. Ábrela como página.',
  'body-too-large': 'Eso es más de lo que podemos recibir. Acórtalo y envíalo de nuevo.',
  'address-too-long':
    'Esta dirección es demasiado larga. Ve a la página principal y empieza desde ahí.',
  'content-type-unsupported': 'Envía esto como application/json.',
  'server-error': 'Lo sentimos, ocurrió un error. Intenta de nuevo más tarde.',
  'company-unavailable':
    'En este momento no podemos mostrar las páginas de esta empresa. Ya las estamos arreglando: vuelve un poco más tarde.',
  'database-unavailable': 'No podemos guardar esto ahora. Intenta de nuevo en un minuto.',
  overloaded: 'Hay muchas personas aquí en este momento. Intenta de nuevo en unos segundos.',
} as const satisfies SameKeys<typeof english>;
