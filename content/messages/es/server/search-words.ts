import type { messages as english } from '../../en/server/search-words.ts';
import type { SameKeys } from '../../same-keys.ts';

export const messages = {
  searchWords: {
    home: 'página principal, portada',
    'get-the-facts': 'guías, artículos, temas',
    'money-minute': 'videos, películas, videos cortos',
    'make-a-change': 'cambiar mi contribución, subir mi contribución, ahorrar más',
    faqs: 'preguntas frecuentes, preguntas y respuestas, ayuda',
    calculator:
      'calculadoras, calculadora de jubilación, proyección, proyecciones, cuánto necesito',
    disclosures: 'divulgación, divulgaciones, supuestos, método, cómo se hacen las cuentas',
    union: 'sindicatos, contrato sindical, unión',
    quiz: 'cuestionario, estilo de jubilación, animales, plan de acción',
    'contact-us': 'contacto, correo, escríbenos',
    inflation: 'inflación, precios que suben, costo de vida',
    hispanic: 'hispano, hispanos, hispana, hispanas, latino, latinos, latina, latinas',
    glossary: 'palabras, definiciones, términos, diccionario',
    'grammy-major': 'música, podcast, podcasts, canciones, músicos, premios',
    'latin-grammy': 'música latina, música, podcast, podcasts, canciones, músicos, premios',
    roadtrip: 'viaje, viaje por carretera, carretera, carro',
    'virtual-event': 'evento, eventos, seminario web, evento en línea',
    workshop: 'taller, talleres, clase, seminario, hoja de trabajo',
    survey: 'encuesta, encuestas, opinión',
    transition: 'línea del tiempo, último tramo, cerca de jubilarme, transición a la jubilación',
    'target-date': 'fecha objetivo, fondo con fecha objetivo',
    privacy: 'política de privacidad, cookies, mis datos, no vender mi información',
    events: 'estadísticas, seguimiento, análisis',
  },
} as const satisfies SameKeys<typeof english>;
