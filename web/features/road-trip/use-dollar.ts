import { tidyDollarName } from '#domain/road-trip/dollar-name.ts';
import { useAppDispatch, useAppSelector } from '../../state/use-store.ts';
import { dollarChanged, type DollarOnTheRoadState } from '../../state/visit-slices.ts';
import { useAwake } from '../../site/use-awake.ts';

export type DollarChoice = Partial<Omit<DollarOnTheRoadState, 'name'>>;

export interface Dollar {
  dollar: DollarOnTheRoadState;
  change: (change: Partial<DollarOnTheRoadState>) => void;
}

/**
 * The visitor's dollar. Values in the address replace those that the device remembers, which the
 * state is told of when the page comes.
 */
export function useDollar(chosen: DollarChoice): Dollar {
  const kept = useAppSelector((state) => state.dollarOnTheRoad);
  const dispatch = useAppDispatch();
  const isAwake = useAwake();
  return {
    dollar: isAwake ? kept : { ...kept, ...chosen },
    change: (change) => dispatch(dollarChanged(change)),
  };
}

/** The name as it is shown; it is limited again because storage may have been edited. */
export function useDollarName(): string {
  return tidyDollarName(useAppSelector((state) => state.dollarOnTheRoad.name));
}
