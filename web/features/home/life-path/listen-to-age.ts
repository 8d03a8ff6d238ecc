import type { Listen } from '../../../islands/listen.ts';

/** From a first job to the age at which Social Security stops growing. */
export const LIFE_AGES = { from: 22, to: 70, first: 34 } as const;

/** How far along the path an age is, from 0 to 1. The style sheet begins with that of the first age. */
export function placeInLife(age: number): number {
  return (age - LIFE_AGES.from) / (LIFE_AGES.to - LIFE_AGES.from);
}

/** The last of the ascending ages that somebody of an age has reached. */
export function findReached(ages: readonly number[], age: number): number {
  return Math.max(
    0,
    ages.findLastIndex((from) => from <= age),
  );
}

/** Moves hills and animal with the sun, and shows what belongs to its age. */
export const listenToAge: Listen = (place) => {
  const sun = place.querySelector('input');
  if (!sun) throw new Error('The path has no sun');
  const says = sun.ariaValueText?.split(sun.defaultValue) ?? [];
  const number = place.querySelector('[data-age]');
  const lists = [...place.querySelectorAll('[data-ages]')].map((list) => [...list.children]);
  const show = (): void => {
    const age = Number(sun.value);
    place.style.setProperty('--life', String(placeInLife(age)));
    // The words stay, with another number, and React stays where it is.
    sun.ariaValueText = says.join(sun.value);
    if (number) number.textContent = String(age);
    for (const items of lists) {
      const reached = findReached(
        items.map((item) => Number(item.getAttribute('data-from'))),
        age,
      );
      for (const [at, item] of items.entries())
        item.toggleAttribute('data-reached', at === reached);
    }
  };
  show();
  sun.addEventListener('input', show);
};
