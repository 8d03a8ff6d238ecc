import type { WidgetExample } from '../widget-example.ts';
import { Playlist } from './playlist.tsx';

export const playlistExamples: WidgetExample[] = [
  {
    name: 'playlist',
    render: (say) => (
      <Playlist
        items={['first', 'second'].map((id) => ({
          id,
          title: say({ 'en-US': 'A film', 'es-US': 'Una película' }),
          desc: say({ 'en-US': 'What it is about.', 'es-US': 'De qué trata.' }),
          film: { seconds: 241 },
          thumbnail: 'cover-campfire',
        }))}
        selected={1}
        addressOf={(at) => `?video=${at + 1}`}
        onPick={() => undefined}
      />
    ),
  },
];
