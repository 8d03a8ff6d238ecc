import type { Language } from '#domain/language/language.ts';
import type { Answer } from '#domain/money-questions/answer.ts';
import { createMoneyFormat } from '../../../site/money-format.ts';
import { describePicture } from './describe-picture.ts';

/** Draws the picture of other numbers in the place of the one that the server drew. */
export function drawPicture(place: HTMLElement, { picture }: Answer, language: Language): void {
  const figure = place.querySelector<HTMLElement>('[data-picture]');
  if (!figure) throw new Error('The answer has no picture');
  figure.hidden = !picture;
  if (!picture) return;
  const drawn = describePicture(picture, createMoneyFormat(language));
  for (const [name, { attributes, words }] of Object.entries(drawn)) {
    const element = figure.querySelector(`[data-drawn="${name}"]`);
    for (const [attribute, value] of Object.entries(attributes))
      element?.setAttribute(attribute, value);
    if (element && words !== undefined) element.textContent = words;
  }
}
