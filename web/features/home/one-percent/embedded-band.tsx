import { useTranslations } from 'use-intl';
import { PageHead } from '../../../site/page-head.tsx';
import { OnePercentBand, type OnePercentBandProperties } from './one-percent-band.tsx';

/** The band of the home page by itself, in a frame of another site. */
export function EmbeddedBand(band: OnePercentBandProperties) {
  const title = useTranslations('title')('calculator');
  const description = useTranslations('calculator')('description');
  return (
    <>
      <PageHead title={title} description={description} />
      <h1 className="visually-hidden">{title}</h1>
      <OnePercentBand {...band} />
    </>
  );
}
