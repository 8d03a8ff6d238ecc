import type { SameKeys } from '../same-keys.ts';
import type { messages as english } from '../en/components.ts';

export const messages = {
  components: {
    flip: { front: 'Voltear', back: 'Volver' },
    carousel: {
      role: 'carrusel',
      previous: 'Tarjeta anterior',
      next: 'Tarjeta siguiente',
      // The colon fits a name of any gender: a person, a card, a title.
      goTo: 'Ir a: {name}',
      pause: 'Pausar',
      play: 'Reproducir',
    },
    viewer: {
      enlarge: 'Ampliar la imagen',
      picture: 'La imagen ampliada',
      smaller: 'Más pequeña',
      larger: 'Más grande',
      close: 'Cerrar',
    },
    aftd: {
      progress:
        'Llevas {done, number} de {total, number}. Tus marcas se quedan en este dispositivo.',
      allDone: 'Listo todo. ¡Buen trabajo!',
    },
    recipe: {
      title: 'Elige lo que prefieras:',
      show: 'Ver mi elección',
      pickFirst: 'Primero elige una de las opciones.',
      ingredients: 'Lo que necesitas',
      steps: 'Pasos',
    },
    quiz: {
      question: 'Pregunta {number, number}/{total, number}',
      progress: 'Tu avance',
      back: 'Atrás',
      true: 'Verdadero',
      false: 'Falso',
      correct: '¡Así es!',
      wrong: 'No del todo.',
      depends: 'Depende.',
      answerIs: 'La respuesta: {answer}.',
      score: 'Acertaste {right, number} de {total, number}.',
      again: 'Jugar otra vez',
    },
    playlist: {
      note: 'La música viene de Spotify. Si la cargas, Spotify sabrá que estás aquí y podría guardar cookies.',
      load: 'Cargar la lista de Spotify',
      player: 'Reproductor de Spotify: {title}',
      open: 'Abrir en Spotify',
    },
    flashcards: {
      label: 'Tarjetas: {title}',
      card: 'tarjeta {number, number} de {total, number}',
      placeholders: {
        first: {
          question: '¿Qué es la inflación?',
          answer: 'Que los precios suben con el tiempo, y cada año un dólar compra un poco menos.',
        },
        second: {
          question: '¿Quién la mide?',
          answer:
            'La Oficina de Estadísticas Laborales. Cada mes compara los precios de miles de cosas que la gente compra.',
        },
        third: {
          question: '¿Es igual para todos?',
          answer:
            'No. Depende de lo que llevas en el carrito. La renta, la gasolina y las medicinas suben cada una a su paso.',
        },
      },
    },
    cart: {
      legend: 'Elige una categoría',
      series: 'Precios que se contaron',
      period: 'Período',
      source: 'Fuente',
      categories: {
        Apparel: 'Ropa',
        Food: 'Comida',
        Other: 'Otros',
        Education: 'Educación',
        Housing: 'Vivienda',
        Medical: 'Salud',
        Recreation: 'Recreación',
        Transportation: 'Transporte',
      },
    },
    price: {
      slider: 'Recorre los años',
      value: '{year}: {price}',
      start: 'Aquí empezamos, en {year}.',
      rise: '{percent, number}% más que en {year}',
      asTable: 'Ver los precios en una tabla',
      year: 'Año',
      price: 'Precio',
      since: 'Desde {year}',
      percent: '+{percent, number}%',
      source: 'Fuente',
    },
    change: { heading: '¿Quieres cambiar lo que ahorras?' },
    reader: {
      listen: 'Escuchar',
      bar: 'Lectura en voz alta',
      pause: 'Pausa',
      resume: 'Seguir leyendo',
      back: 'Una frase atrás',
      forward: 'Una frase adelante',
      speed: 'Velocidad: {speed}',
      stop: 'Dejar de leer',
      table: 'Aquí la página tiene una tabla.',
      voiceFailed:
        'La voz de tu dispositivo no responde. Presiona reproducir para probar otra vez. Si sigue sin sonar, cierra el navegador y ábrelo de nuevo.',
      soundFailed:
        'Tu dispositivo no puede reproducir sonido ahora. Cierra otras aplicaciones que usen sonido y presiona reproducir.',
    },
    session: {
      stage: 'Diapositivas contadas: {title}',
      play: 'Reproducir: {minutes, plural, one {# minuto} other {# minutos}}',
      goOn: 'Seguir en la diapositiva {at}',
      pause: 'Pausa',
      resume: 'Reproducir',
      again: 'Reproducir otra vez',
      back: 'Un paso atrás',
      forward: 'Un paso adelante',
      first: 'Desde el principio',
      speed: 'Velocidad: {speed}',
      listen: 'Escuchar: tu dispositivo lee las diapositivas',
      voice: 'Voz',
      place: 'Diapositiva {at} de {count}',
      keys: 'Teclas: el espacio reproduce y pausa, las flechas avanzan o retroceden, Inicio y Fin saltan.',
      kept: 'Puedes parar donde quieras. Solo este dispositivo recuerda la diapositiva.',
      ended: 'Llegaste al final.',
      next: 'Una cosa por hacer',
      questions: 'Lo que pregunta la gente',
      slides: '{count, plural, one {Leer # diapositiva} other {Leer las # diapositivas}}',
      failed: 'Las diapositivas no llegaron. En su página están todas.',
    },
    timeline: { filter: 'Mostrar paradas sobre', all: 'Todo' },
  },
} as const satisfies SameKeys<typeof english>;
