import type { BlockView } from '#contracts/views/block.ts';
import type { Drawing } from './drawing-list.ts';
import styles from './multimedia.module.css';

interface BlockFrameProperties {
  block: BlockView;
  Drawing: Drawing;
}

/** What is around every component of an author. */
export function BlockFrame({ block, Drawing: Shown }: BlockFrameProperties) {
  return (
    <div className={styles['block']} data-component={block.component}>
      <Shown data={block.data} />
    </div>
  );
}
