import { useTranslations } from 'use-intl';
import { Dialog } from '../../widgets/dialog/dialog.tsx';
import {
  SentimentPicker,
  useSentimentTitle,
} from '../../widgets/sentiment-picker/sentiment-picker.tsx';
import { useVote } from '../../widgets/sentiment-picker/use-vote.ts';
import { CornerClose } from '../../widgets/corner-close/corner-close.tsx';

/** The modal is mounted anew each time it opens, so that an earlier choice is gone. */
export function SentimentModal({ onClose }: { onClose: () => void }) {
  const t = useTranslations('sentiment');
  const vote = useVote('modal');
  const title = useSentimentTitle(vote.picked);
  return (
    <Dialog isOpen name="sentiment" title={title} onClose={onClose}>
      <CornerClose label={t('close')} />
      {vote.picked === undefined && <p>{t('lead')}</p>}
      <SentimentPicker vote={vote} />
    </Dialog>
  );
}
