import { z } from 'zod';
import { line, paragraphs } from './block-parts.ts';

export const spotifyPlaylistSchema = z
  .strictObject({
    playlistId: z
      .string()
      .regex(/^[A-Za-z0-9]{22}$/, 'the 22 letters and digits of a playlist')
      .describe('The end of the playlist’s address'),
    title: line().describe('Heading above the player'),
    description: paragraphs.optional().describe('A sentence about the playlist'),
  })
  .describe('A playlist. Nothing comes from Spotify before a click on the labelled place.');
export type SpotifyPlaylistData = z.infer<typeof spotifyPlaylistSchema>;
