/** From the trailhead to the summit: the order in which they are met. */
export const ANIMALS = ['rabbit', 'lynx', 'fox', 'elk', 'owl'] as const;
export type Animal = (typeof ANIMALS)[number];

/** The codes by which analytics knows the animals. */
export const ANIMAL_CODES = {
  rabbit: 'o',
  lynx: 'o',
  fox: 'k',
  elk: 's',
  owl: 'j',
} as const satisfies Record<Animal, string>;

export function findAnimal(name: string | null | undefined): Animal | undefined {
  return ANIMALS.find((animal) => animal === name);
}

/** Where the animal stands on the way: a later one is never behind an earlier one. */
export function placeOnTrail(animal: Animal): number {
  return ANIMALS.indexOf(animal);
}
