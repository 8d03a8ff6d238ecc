/** A still page lives without the router; any other wakes as a whole. */
async function start(): Promise<void> {
  if (document.documentElement.dataset['still'] === undefined) {
    const { wakePage } = await import('./assemble/wake-page.tsx');
    return wakePage();
  }
  const { live } = await import('./assemble/live.ts');
  return live();
}

void start();
