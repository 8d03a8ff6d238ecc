import { useTranslations } from 'use-intl';
import type { ArticleCardView } from '#contracts/views/article.ts';
import { Icon } from '../../art/icon.tsx';
import { useFilmLength } from '../film/use-film-length.ts';

/** How long a guide takes to read; of a film, how long its file plays. */
export function ReadingTime({
  minutes,
  isVideo,
  filmSeconds,
}: Pick<ArticleCardView, 'minutes' | 'isVideo' | 'filmSeconds'>) {
  const t = useTranslations('cards');
  const lengthOf = useFilmLength();
  const film =
    filmSeconds === undefined ? t('video') : t('videoLength', { length: lengthOf(filmSeconds) });
  return (
    <>
      <Icon name={isVideo ? 'play' : 'clock'} />
      {isVideo ? film : t('minutes', { minutes })}
    </>
  );
}
