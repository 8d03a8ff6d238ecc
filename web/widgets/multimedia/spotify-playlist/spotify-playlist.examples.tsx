import type { ExampleOf } from '../example-of.ts';

const playlistId = '37i9dQZF1DX0XUsuxWHRQd';

export const spotifyPlaylistExamples: Array<ExampleOf<'spotify-playlist'>> = [
  {
    component: 'spotify-playlist',
    name: 'a playlist',
    en: { playlistId, title: 'Songs for the road', description: 'About two hours of walking.' },
    es: {
      playlistId,
      title: 'Canciones para el camino',
      description: 'Unas dos horas de caminata.',
    },
  },
];
