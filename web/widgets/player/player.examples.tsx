import { useEffect, useRef, type ReactNode } from 'react';
import type { WidgetExample } from '../widget-example.ts';
import { followMedia } from './follow-media.ts';
import { usePlayerData } from './player-words.ts';
import { Player } from './player.tsx';

/** Its file is missing, so that a press shows what a player then says. */
function Example({ title }: { title: string }): ReactNode {
  const recording = { name: 'example', title, seconds: 90 };
  const place = useRef<HTMLDivElement>(null);
  const data = usePlayerData(recording);
  useEffect(() => (place.current ? followMedia(place.current, data) : undefined));
  return (
    <div ref={place}>
      <Player kind="sound" recording={recording}>
        {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- nothing is said in it */}
        <audio preload="none" aria-label={title} data-name={recording.name} />
      </Player>
    </div>
  );
}

export const playerExamples: WidgetExample[] = [
  {
    name: 'player',
    render: (say) => <Example title={say({ 'en-US': 'A recording', 'es-US': 'Una grabación' })} />,
  },
];
