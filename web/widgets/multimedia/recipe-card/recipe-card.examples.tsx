import type { ExampleOf } from '../example-of.ts';

export const recipeCardExamples: Array<ExampleOf<'recipe-card'>> = [
  {
    component: 'recipe-card',
    name: 'two ways to save',
    en: {
      id: 'example-recipe',
      options: [
        {
          label: { title: 'Pay taxes now (Roth)' },
          accordionTitle: 'Roth: taxed today',
          accordionDescription:
            'You pay the tax first, and take the money out later without federal income tax.',
          imageUrl: 'cover-dawn',
          ingredients: ['Your last pay stub', 'Ten minutes'],
          steps: [
            { title: 'Sign in to your plan', description: 'Look for contributions.' },
            { title: 'Choose Roth', description: 'Type the percentage you want.' },
          ],
          helperText: 'You can change your mind for the next paychecks.',
        },
        {
          label: { title: 'Pay taxes later (traditional)' },
          accordionTitle: 'Traditional: taxed later',
          accordionDescription:
            'The money goes in before income tax. You pay when you take it out.',
          ingredients: ['Your last pay stub'],
          steps: [{ title: 'Sign in to your plan', description: 'Choose traditional, or pretax.' }],
        },
      ],
    },
    es: {
      id: 'example-recipe',
      options: [
        {
          label: { title: 'Pagar impuestos ahora (Roth)' },
          accordionTitle: 'Roth: el impuesto hoy',
          accordionDescription:
            'Pagas primero el impuesto, y después sacas el dinero sin impuesto federal sobre los ingresos.',
          imageUrl: 'cover-dawn',
          ingredients: ['Tu último talón de pago', 'Diez minutos'],
          steps: [
            { title: 'Entra a tu plan', description: 'Busca las contribuciones.' },
            { title: 'Elige Roth', description: 'Escribe el porcentaje que quieres.' },
          ],
          helperText: 'Puedes cambiar de idea para los próximos cheques.',
        },
        {
          label: { title: 'Pagar impuestos después (tradicional)' },
          accordionTitle: 'Tradicional: el impuesto después',
          accordionDescription: 'El dinero entra antes de impuestos. Pagas cuando lo sacas.',
          ingredients: ['Tu último talón de pago'],
          steps: [
            { title: 'Entra a tu plan', description: 'Elige tradicional, o antes de impuestos.' },
          ],
        },
      ],
    },
  },
];
