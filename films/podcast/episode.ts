import type { Words } from '../film.ts';
import { dollars, leftAlone, RETURN } from '../figures.ts';

const COIN = 240;
const YEARS = 30;

export const EPISODE_TITLE: Words = {
  en: 'Backstage with the Owl: money that keeps no time',
  es: 'Tras bambalinas con el búho: el dinero que no lleva el compás',
};

export const EPISODE_SUMMARY: Words = {
  en: 'A short spoken piece on three habits of musicians who made their money last. The voice is synthetic.',
  es: 'Una pieza breve sobre tres costumbres de músicos que hicieron durar su dinero. La voz es sintética.',
};

/** The paragraphs of the episode. They are spoken one by one, with a pause between. */
export const EPISODE: readonly Words[] = [
  {
    en: 'Welcome backstage. I am the owl of this trail, and I speak with a voice that a computer made. The stories you will hear are made up. The arithmetic is real.',
    es: 'Te doy la bienvenida tras bambalinas. Soy el búho de este sendero, y hablo con una voz hecha por computadora. Las historias que vas a oír son inventadas. Las cuentas son de verdad.',
  },
  {
    en: 'A singer told me about her first big check. Twelve hundred dollars, for a song she wrote on a bus. Half went to rent. Some went to strings, and to a better microphone. And one slice, the smallest, went to a person she had not met yet: herself, thirty years later.',
    es: 'Una cantante me contó de su primer cheque grande. Mil doscientos dólares, por una canción que escribió en un autobús. La mitad fue para la renta. Otra parte fue para cuerdas y un mejor micrófono. Y una rebanada, la más chica, fue para alguien que aún no conocía: ella misma, treinta años después.',
  },
  {
    en: `That slice was ${dollars(COIN)}. If it were left alone for ${YEARS} years, and if it grew ${RETURN} percent a year, it could become about ${dollars(leftAlone(COIN, YEARS))}. Nobody can promise that. Some years go up, some go down. But the slice had what the rest of the check did not have. It had time.`,
    es: `Esa rebanada era de ${dollars(COIN)}. Si se quedara quieta ${YEARS} años, y si creciera ${RETURN} por ciento al año, podría llegar a unos ${dollars(leftAlone(COIN, YEARS))}. Nadie puede prometerlo. Unos años suben y otros bajan. Pero esa rebanada tenía lo que el resto del cheque no tenía. Tenía tiempo.`,
  },
  {
    en: 'The second habit comes from a family band. They are four, and after every show they put out five chairs. They count the money at the table, together. Each one gets a share, and the fifth chair gets one too. That chair paid for a drum, and for one hard winter. Now it saves for the day when they play only for themselves.',
    es: 'La segunda costumbre viene de una banda familiar. Son cuatro, y después de cada tocada ponen cinco sillas. Cuentan el dinero en la mesa, todos juntos. A cada quien le toca su parte, y a la quinta silla también. Esa silla pagó un tambor, y un invierno difícil. Hoy ahorra para el día en que toquen solo para ellos.',
  },
  {
    en: 'The third habit is the encore. When the crowd shouts, one more, you play one more. A saver can do that too. One more percent of pay, once a year, until it is enough. Many plans at work can do it for you. It is called an automatic increase.',
    es: 'La tercera costumbre es el “otra, otra”. Cuando el público lo pide, tocas una más. Quien ahorra también puede. Un uno por ciento más del sueldo, una vez al año, hasta que alcance. Muchos planes del trabajo lo hacen por ti. Se llama aumento automático.',
  },
  {
    en: 'So here is my question for the way home. What was your first check? And which part of your next one could you give to time? It does not have to be large. It has to be yours.',
    es: 'Así que te dejo una pregunta para el camino a casa. ¿Cuál fue tu primer cheque? ¿Y qué parte del próximo podrías darle al tiempo? No tiene que ser grande. Tiene que ser tuya.',
  },
  {
    en: 'Thank you for listening. The trail goes on tomorrow.',
    es: 'Gracias por escuchar. El sendero sigue mañana.',
  },
];
