import { accordionExamples } from './accordion/accordion.examples.tsx';
import { animalFriezeExamples } from './animal-frieze/animal-frieze.examples.tsx';
import { animalHeroExamples } from './animal-hero/animal-hero.examples.tsx';
import { badgeExamples } from './badge/badge.examples.tsx';
import { buttonExamples } from './button/button.examples.tsx';
import { cardExamples } from './card/card.examples.tsx';
import { carouselExamples } from './carousel/carousel.examples.tsx';
import { changeContributionExamples } from './change-contribution/change-contribution.examples.tsx';
import { chartTableExamples } from './chart-table/chart-table.examples.tsx';
import { checkExamples } from './check/check.examples.tsx';
import { chipsExamples } from './chips/chips.examples.tsx';
import { choiceExamples } from './choice/choice.examples.tsx';
import { consentExamples } from './consent/consent.examples.tsx';
import { copyButtonExamples } from './copy-button/copy-button.examples.tsx';
import { cornerCloseExamples } from './corner-close/corner-close.examples.tsx';
import { dialogExamples } from './dialog/dialog.examples.tsx';
import { emptyListExamples } from './empty-list/empty-list.examples.tsx';
import { failedPageExamples } from './failed-page/failed-page.examples.tsx';
import { fieldExamples } from './field/field.examples.tsx';
import { filmExamples } from './film/film.examples.tsx';
import { flipCardExamples } from './flip-card/flip-card.examples.tsx';
import { hatchExamples } from './hatch/hatch.examples.tsx';
import { infoPopoverExamples } from './info-popover/info-popover.examples.tsx';
import { linkExamples } from './link/link.examples.tsx';
import { mailFormExamples } from './mail-form/mail-form.examples.tsx';
import { masonryExamples } from './masonry/masonry.examples.tsx';
import { mythQuizExamples } from './myth-quiz/myth-quiz.examples.tsx';
import { navigatorCardsExamples } from './navigator-cards/navigator-cards.examples.tsx';
import { pageBannerExamples } from './page-banner/page-banner.examples.tsx';
import { pagerExamples } from './pager/pager.examples.tsx';
import { paragraphsExamples } from './paragraphs/paragraphs.examples.tsx';
import { planMailSlotExamples } from './plan-mail-slot/plan-mail-slot.examples.tsx';
import { planTrailExamples } from './plan-trail/plan-trail.examples.tsx';
import { playerExamples } from './player/player.examples.tsx';
import { playlistExamples } from './playlist/playlist.examples.tsx';
import { proseExamples } from './prose/prose.examples.tsx';
import { readAloudExamples } from './read-aloud/read-aloud.examples.tsx';
import { searchFormExamples } from './search-form/search-form.examples.tsx';
import { sentimentPickerExamples } from './sentiment-picker/sentiment-picker.examples.tsx';
import { sliderExamples } from './slider/slider.examples.tsx';
import { sourcesExamples } from './sources/sources.examples.tsx';
import { toldSessionExamples } from './told-session/told-session.examples.tsx';
import { transcriptExamples } from './transcript/transcript.examples.tsx';
import type { WidgetExample } from './widget-example.ts';

/**
 * Every widget of the kit in use; the examples of authored components are in
 * `multimedia/examples.tsx`.
 */
export const WIDGET_EXAMPLES: readonly WidgetExample[] = [
  ...accordionExamples,
  ...animalFriezeExamples,
  ...animalHeroExamples,
  ...badgeExamples,
  ...buttonExamples,
  ...cardExamples,
  ...carouselExamples,
  ...changeContributionExamples,
  ...chartTableExamples,
  ...checkExamples,
  ...chipsExamples,
  ...choiceExamples,
  ...consentExamples,
  ...copyButtonExamples,
  ...cornerCloseExamples,
  ...dialogExamples,
  ...emptyListExamples,
  ...failedPageExamples,
  ...fieldExamples,
  ...filmExamples,
  ...flipCardExamples,
  ...hatchExamples,
  ...infoPopoverExamples,
  ...linkExamples,
  ...mailFormExamples,
  ...masonryExamples,
  ...mythQuizExamples,
  ...navigatorCardsExamples,
  ...pageBannerExamples,
  ...pagerExamples,
  ...paragraphsExamples,
  ...planMailSlotExamples,
  ...planTrailExamples,
  ...playerExamples,
  ...playlistExamples,
  ...proseExamples,
  ...readAloudExamples,
  ...searchFormExamples,
  ...sentimentPickerExamples,
  ...sliderExamples,
  ...sourcesExamples,
  ...toldSessionExamples,
  ...transcriptExamples,
];
