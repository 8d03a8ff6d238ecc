import type { Film } from './film.ts';
import { hispanicCalculator } from './stories/hispanic-calculator.ts';
import { hispanicPlan } from './stories/hispanic-plan.ts';
import { hispanicStory } from './stories/hispanic-story.ts';
import { latinEncore } from './stories/latin-encore.ts';
import { latinFamilyBand } from './stories/latin-family-band.ts';
import { latinFirstSong } from './stories/latin-first-song.ts';
import { latinFull } from './stories/latin-full.ts';
import { majorFirstCheck } from './stories/major-first-check.ts';
import { majorFull } from './stories/major-full.ts';
import { majorQuietSeason } from './stories/major-quiet-season.ts';
import { majorTourBudget } from './stories/major-tour-budget.ts';
import { compounding } from './stories/mm-compounding.ts';
import { fees } from './stories/mm-fees.ts';
import { firstHundred } from './stories/mm-first-hundred.ts';
import { inflation } from './stories/mm-inflation.ts';
import { theMatch } from './stories/mm-match.ts';
import { oneMorePoint } from './stories/mm-one-more-point.ts';
import { targetDate } from './stories/target-date-explainer.ts';

export const FILMS: readonly Film[] = [
  firstHundred,
  theMatch,
  compounding,
  fees,
  inflation,
  oneMorePoint,
  targetDate,
  hispanicStory,
  hispanicPlan,
  hispanicCalculator,
  majorFirstCheck,
  majorTourBudget,
  majorQuietSeason,
  latinFirstSong,
  latinFamilyBand,
  latinEncore,
  majorFull,
  latinFull,
];
