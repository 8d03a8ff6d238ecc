import type { Film, Words } from './film.ts';
import { linesOf, plainWords, timeFilm } from './timing.ts';

export type LanguageCode = keyof Words;

const MUSIC: Record<Film['tune'], Words> = {
  trail: { en: '[Light guitar and marimba]', es: '[Guitarra y marimba suaves]' },
  dusk: { en: '[Calm guitar and marimba]', es: '[Guitarra y marimba tranquilas]' },
  fiesta: { en: '[Lively guitar and drum]', es: '[Guitarra y tambor, con ritmo]' },
  stage: { en: '[Electric piano and soft drums]', es: '[Piano eléctrico y batería suave]' },
  bolero: { en: '[Guitar, bongo and claves]', es: '[Guitarra, bongó y claves]' },
};

const WORDS: Record<LanguageCode, { picture: string; end: string }> = {
  en: { picture: 'Picture', end: '[Music ends]' },
  es: { picture: 'Imagen', end: '[Termina la música]' },
};

function two(value: number): string {
  return String(value).padStart(2, '0');
}

function clock(seconds: number): string {
  const milliseconds = Math.round(seconds * 1000);
  const minutes = Math.floor(milliseconds / 60_000);
  const rest = (milliseconds % 60_000) / 1000;
  return `00:${two(minutes)}:${two(Math.floor(rest))}.${String(milliseconds % 1000).padStart(3, '0')}`;
}

/** The words on the screen, each with its time. */
export function writeCaptions(film: Film, language: LanguageCode): string {
  const lines = linesOf(film, timeFilm(film));
  const cues = lines.map(({ scene, line, start, end }, index) => {
    const shown = film.scenes[scene];
    const words = plainWords(shown?.lines[line]?.[language] ?? '');
    const before = index === 0 ? `${MUSIC[film.tune][language]}\n` : '';
    const after = index === lines.length - 1 ? `\n${WORDS[language].end}` : '';
    // Captions stand at the other end of the picture than the film's own words.
    const place = shown?.place === 'bottom' ? ' line:0' : '';
    return `${index + 1}\n${clock(start)} --> ${clock(end)}${place}\n${before}${words}${after}\n`;
  });
  return `WEBVTT\n\n${cues.join('\n')}`;
}

/** Where the parts of a long film begin; undefined for a film of one part. */
export function writeChapters(film: Film, language: LanguageCode): string | undefined {
  const { chapters = [] } = film;
  if (chapters.length === 0) return undefined;
  const { scenes, seconds } = timeFilm(film);
  const startOf = (at: number): number => scenes[chapters[at]?.scene ?? -1]?.start ?? seconds;
  const cues = chapters.map(
    ({ title }, at) =>
      `${at + 1}\n${clock(startOf(at))} --> ${clock(startOf(at + 1))}\n${title[language]}\n`,
  );
  return `WEBVTT\n\n${cues.join('\n')}`;
}

/** The transcript: what is seen and what is said in the whole film. */
export function writeTranscript(film: Film, language: LanguageCode): string {
  const scenes = film.scenes.map(({ lines, shows }) => {
    const said = lines.map((words) => plainWords(words[language])).join(' ');
    return `[${WORDS[language].picture}: ${shows[language]}]\n\n${said}`;
  });
  return `---\ntitle: ${JSON.stringify(film.title[language])}\nsummary: ${JSON.stringify(film.summary[language])}\n---\n${MUSIC[film.tune][language]}\n\n${scenes.join('\n\n')}\n`;
}
