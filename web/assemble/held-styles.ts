/**
 * A script that brings styles along looks for their link first. These stand for rules that the
 * document holds already: disabled, so that nothing is fetched and nothing is laid out twice.
 */
export function standInForHeldStyles(): void {
  const files = document.getElementById('app-css')?.dataset['files']?.split(' ') ?? [];
  for (const href of files.filter(Boolean)) {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.disabled = true;
    link.href = href;
    document.head.append(link);
  }
}
