import { describe, expect, it } from 'vitest';
import type { Language } from '../language/language.ts';
import { chooseVoice } from './choose-voice.ts';

function voice(lang: string, more: { name?: string; isRemote?: true; isDefault?: true } = {}) {
  const { name = 'Samantha', isRemote = false, isDefault = false } = more;
  return { name, lang, localService: !isRemote, default: isDefault };
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

  it.each([
    {
      does: 'a plain one before one for fun',
      names: ['Albert', 'Eddy (English (US))', 'Samantha'],
    },
    { does: 'the better recording of two', names: ['Ava', 'Ava (Premium)'] },
    { does: 'one for fun before none', names: ['Zarvox'] },
  ])('is $does', ({ names }) => {
    const voices = names.map((name) => voice('en-US', { name }));
    expect(chooseVoice(voices, 'en-US')?.name).toBe(names.at(-1));
  });

  it('is of the right region, however good one from elsewhere is', () => {
    const voices = [
      voice('es-ES', { name: 'Jorge (Premium)', isDefault: true }),
      voice('es-MX', { name: 'Rocko' }),
    ];
    expect(chooseVoice(voices, 'es-US')?.lang).toBe('es-MX');
  });
});
