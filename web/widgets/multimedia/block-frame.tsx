import type { BlockView } from '#contracts/views/block.ts';
import { WithTexts } from '../../site/with-texts.tsx';
import { useAwake } from '../../site/use-awake.ts';
import type { Drawing } from './drawing-list.ts';
import styles from './multimedia.module.css';

export interface BlockFrameProperties {
  block: BlockView;
  Drawing: Drawing;
}

/** What is around every component of an author. */
export function BlockFrame({ block, Drawing: Shown }: BlockFrameProperties) {
  const isAwake = useAwake();
  return (
    <WithTexts name="components">
      <div
        className={styles['block']}
        data-component={block.component}
        data-awake={isAwake || undefined}
      >
        <Shown data={block.data} />
      </div>
    </WithTexts>
  );
}
