import { describe, expect, it } from 'vitest';
import type { ContentSet, MediaFile } from '../content/content-set.ts';
import { describeBytes } from '../content/media/load-media.ts';
import { presentFilm } from './media-views.ts';

const CHAPTERS = `WEBVTT

1
00:00:00.000 --> 00:00:12.400
Who sings

2
00:00:12.400 --> 00:00:40.000
The first song
`;

function fileOf(name: string, text: string, seconds?: number): MediaFile {
  const said = describeBytes(name, new TextEncoder().encode(text));
  const film = seconds === undefined ? undefined : { seconds, isFastStart: true };
  return { ...said, name, file: `media/${name}`, stamp: '1', type: 'x', film };
}

function present(...files: MediaFile[]): ReturnType<typeof presentFilm> {
  const media = new Map(files.map((file) => [file.name, file]));
  return presentFilm('songs-en-AVS', { media } as unknown as ContentSet);
}

describe('a film', () => {
  it('is as long as its file says', () => {
    expect(present(fileOf('songs-en-AVS.mp4', '', 40.134)).seconds).toBe(40);
    expect(present(fileOf('songs-en-AVS.mp4', '', 39.6)).seconds).toBe(40);
  });

  it('has no length while its file is missing or is no film', () => {
    expect(present().seconds).toBeUndefined();
    expect(present(fileOf('songs-en-AVS.mp4', 'text')).seconds).toBeUndefined();
  });

  it('begins its chapters where its file of them says', () => {
    expect(present(fileOf('songs-en-AVS-chapters.vtt', CHAPTERS)).chapters).toEqual([
      { start: 0, title: 'Who sings' },
      { start: 12.4, title: 'The first song' },
    ]);
    expect(present().chapters).toEqual([]);
  });
});
