import { useTranslations } from 'use-intl';

/** What the script of a player says, with places in braces, and what it knows of the recording. */
export interface PlayerData extends Record<string, unknown> {
  /** The recording's name in analytics and in addresses of its passages. */
  name: string;
  /** The length of the file, until the browser has read it. */
  seconds: number;
  play: string;
  playFrom: string;
  pause: string;
  again: string;
  position: string;
  speed: string;
}

export interface Recording {
  name: string;
  title: string;
  seconds: number | undefined;
}

export function usePlayerData({ name, title, seconds = 0 }: Recording): PlayerData {
  const t = useTranslations('player');
  return {
    name,
    seconds,
    play: t('play', { title }),
    playFrom: t('playFrom', { title, time: '{time}' }),
    pause: t('pause', { title }),
    again: t('again', { title }),
    position: t('positionText', { position: '{position}', length: '{length}' }),
    speed: t('speed', { speed: '{speed}' }),
  };
}
