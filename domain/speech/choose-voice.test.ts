import { describe, expect, it } from 'vitest';
import type { Language } from '../language/language.ts';
import { chooseVoice } from './choose-voice.ts';

function voice(lang: string, more: { isRemote?: true; isDefault?: true } = {}) {
  return { lang, localService: !more.isRemote, default: more.isDefault ?? false };
}

describe('the voice that reads', () => {
  it.each<[Language, ReturnType<typeof voice>[], string | undefined]>([
    ['en-US', [voice('en-GB'), voice('en-US')], 'en-US'],
    ['en-US', [voice('en-GB'), voice('es-US')], 'en-GB'],
    ['es-US', [voice('es-ES'), voice('es_MX'), voice('es-US')], 'es-US'],
    ['es-US', [voice('es-ES'), voice('es_MX')], 'es_MX'],
    ['es-US', [voice('es-ES'), voice('en-US')], 'es-ES'],
    ['es-US', [voice('est-EE')], undefined],
    ['en-US', [voice('en-US', { isRemote: true }), voice('en-AU')], 'en-AU'],
    ['en-US', [voice('en-US', { isRemote: true })], undefined],
    ['en-US', [], undefined],
  ])('%s among the voices of a device is the right one, and on it', (language, voices, lang) => {
    expect(chooseVoice(voices, language)?.lang).toBe(lang);
  });

  it('is the one that the reader has chosen, where two are as good', () => {
    const chosen = voice('en-US', { isDefault: true });
    expect(chooseVoice([voice('en-US'), chosen], 'en-US')).toBe(chosen);
  });
});
