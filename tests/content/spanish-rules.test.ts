import { describe, expect, it } from 'vitest';
import {
  findFormalAddress,
  findUnpairedMarks,
  findUsted,
} from '#tests/support/texts/spanish-rules.ts';

describe('the rules for Spanish', () => {
  it.each([
    { text: 'Como usted sabe', found: ['usted'] },
    { text: 'Revise su cuenta. Haga clic.', found: ['su cuenta', 'Haga'] },
    { text: '¡Escriba aquí!', found: ['Escriba'] },
    { text: 'Escribe aquí, revisa tu cuenta y haz clic', found: [] },
    { text: 'Ustedes, los de su casa, ya lo saben', found: [] },
    { text: 'Que el plan lo hagas tú; por su cuentagotas', found: [] },
  ])('find in "$text" the formal $found', ({ text, found }) => {
    expect(findFormalAddress(text)).toEqual(found);
  });

  it.each([
    { text: 'Como usted sabe, Ud. decide', found: ['usted', 'Ud'] },
    { text: 'Antes de que alguien te haga un cheque', found: [] },
    { text: 'Ustedes deciden', found: [] },
  ])('find usted in "$text" as $found', ({ text, found }) => {
    expect(findUsted(text)).toEqual(found);
  });

  it.each([
    { text: '¿Listo? ¡Vamos!', unpaired: [] },
    { text: 'Listo?', unpaired: ['?'] },
    { text: '¡Vamos', unpaired: ['!'] },
    { text: '¿Ya? Sí! ¿No?', unpaired: ['!'] },
    { text: '¿Dijo “¡sí!”?', unpaired: [] },
    { text: 'No? ¿Sí', unpaired: ['?', '?'] },
  ])('find in "$text" the unpaired $unpaired', ({ text, unpaired }) => {
    expect(findUnpairedMarks(text)).toEqual(unpaired);
  });
});
