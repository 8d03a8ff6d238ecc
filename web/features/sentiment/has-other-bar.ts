/** True while another bar asks something: of consent, language and feelings, one asks at a time, in this order. */
export function hasOtherBar(): boolean {
  const { documentElement: page } = document;
  return (
    page.dataset['consent'] === 'unasked' ||
    page.querySelector('[data-offered]:not([hidden])') !== null
  );
}
