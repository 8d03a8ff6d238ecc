/** The phone of Lighthouse's mobile runs. */
export const PHONE = {
  viewport: { width: 412, height: 823 },
  isMobile: true,
  hasTouch: true,
  deviceScaleFactor: 1.75,
};

/** Runs in the page: it is painted, and hears presses if it ever will. */
export const UNTIL_AWAKE = `new Promise((done) => {
  const look = () =>
    performance.getEntriesByName('first-contentful-paint').length > 0 &&
    (!document.getElementById('boot') || document.documentElement.hasAttribute('data-awake'))
      ? done()
      : setTimeout(look, 100);
  look();
})`;
