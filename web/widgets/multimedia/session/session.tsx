import type { SessionBlockView } from '#contracts/views/block.ts';
import { SessionInvitation } from '../../told-session/told-stage.tsx';

export default function Session({ data: { card } }: { data: SessionBlockView }) {
  return card ? <SessionInvitation card={card} headingLevel={3} /> : null;
}
