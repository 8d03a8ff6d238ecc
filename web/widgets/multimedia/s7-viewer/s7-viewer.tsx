import { useState, type MouseEvent } from 'react';
import { useTranslations } from 'use-intl';
import type { S7ViewerView } from '#contracts/views/block.ts';
import type { PictureView } from '#contracts/views/media.ts';
import { Icon } from '../../../art/icon.tsx';
import { buttonClasses } from '../../button/button-classes.ts';
import { Dialog } from '../../dialog/dialog.tsx';
import { Film } from '../../film/film.tsx';
import styles from './s7-viewer.module.css';

export default function S7Viewer({ data }: { data: S7ViewerView }) {
  const { film, picture, title, alt = '', summary, transcript = '', cover } = data;
  if (film) return <Film {...{ film, title, summary, transcript, cover }} />;
  if (!picture) return null;
  return (
    <figure className={styles['figure']}>
      <Zoomable picture={picture} title={title} alt={alt} />
      {summary !== undefined && <figcaption>{summary}</figcaption>}
    </figure>
  );
}

const SIZES = [100, 150, 200, 300] as const;

interface ZoomableProperties {
  picture: PictureView;
  title: string;
  alt: string;
}

/**
 * A press enlarges the picture on this page; without a script the link opens the picture itself.
 */
function Zoomable({ picture, title, alt }: ZoomableProperties) {
  const t = useTranslations('components.viewer');
  const [isOpen, setIsOpen] = useState(false);
  const [size, setSize] = useState(0);
  const open = (event: MouseEvent): void => {
    event.preventDefault();
    setSize(0);
    setIsOpen(true);
  };
  const close = (): void => setIsOpen(false);
  const image = <img {...picture} alt={alt} loading="lazy" />;
  return (
    <>
      {image}
      <a
        href={picture.src}
        onClick={open}
        data-hold=""
        className={buttonClasses('secondary', 'small')}
      >
        <Icon name="plus" />
        {t('enlarge')}
        <span className="visually-hidden">: {title}</span>
      </a>
      <Dialog isOpen={isOpen} title={title} onClose={close}>
        <div
          className={styles['window']}
          data-size={SIZES[size]}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolled with the keyboard as well as by touch
          tabIndex={0}
          role="group"
          aria-label={t('picture')}
        >
          {image}
        </div>
        <div className={styles['tools']}>
          <button
            type="button"
            className={buttonClasses('secondary', 'small')}
            onClick={() => setSize(size - 1)}
            disabled={size === 0}
          >
            <Icon name="minus" />
            {t('smaller')}
          </button>
          <button
            type="button"
            className={buttonClasses('secondary', 'small')}
            onClick={() => setSize(size + 1)}
            disabled={size === SIZES.length - 1}
          >
            <Icon name="plus" />
            {t('larger')}
          </button>
          <button type="button" className={buttonClasses('primary', 'small')} onClick={close}>
            {t('close')}
          </button>
        </div>
      </Dialog>
    </>
  );
}
