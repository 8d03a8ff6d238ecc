import { useTranslations } from 'use-intl';
import { tellFilmLength } from '#domain/media/film-length.ts';

/** Says how long a film is: “56 seconds”, “2 minutes 41 seconds”. */
export function useFilmLength(): (seconds: number) => string {
  const t = useTranslations('cards');
  return (seconds) => t('filmLength', { ...tellFilmLength(seconds) });
}
