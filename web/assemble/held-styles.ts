import { addressOfStyles } from '../site/style-names.ts';

/**
 * A script that brings styles along looks for their link first. These stand for rules that the
 * document holds already: disabled, so that nothing is fetched and nothing is laid out twice.
 */
export function standInForHeldStyles(): void {
  const names = document.getElementById('app-css')?.dataset['files']?.split(' ') ?? [];
  for (const name of names.filter(Boolean)) {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.disabled = true;
    link.href = addressOfStyles(name);
    document.head.append(link);
  }
}
