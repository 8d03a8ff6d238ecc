import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '#domain/language/language.ts';
import { chooseVoice, type Voice } from '#domain/speech/choose-voice.ts';
import { VOICE_SCRIPT } from './voice-check.tsx';

interface Device {
  voices: Voice[];
  change: () => void;
  dataset: Record<string, string>;
  spoken: number;
  press: (speaks: boolean) => void;
}

/** A document of that language in a browser that has these voices so far. */
function open(language: Language, voices: Voice[]): Device {
  const heard: Record<string, (event: unknown) => void> = {};
  const device: Device = {
    voices,
    dataset: {},
    spoken: 0,
    change: () => heard['voiceschanged']?.({}),
    press: (speaks) => heard['click']?.({ target: { closest: () => (speaks ? {} : null) } }),
  };
  const listen = (type: string, then: (event: unknown) => void): void => {
    heard[type] = then;
  };
  const speechSynthesis = {
    getVoices: () => device.voices,
    addEventListener: listen,
    speak: () => (device.spoken += 1),
  };
  runInNewContext(VOICE_SCRIPT, {
    window: { speechSynthesis, requestIdleCallback: (then: () => void) => then() },
    document: {
      readyState: 'complete',
      documentElement: { lang: language, dataset: device.dataset },
    },
    SpeechSynthesisUtterance: EventTarget,
    addEventListener: listen,
  });
  return device;
}

const anyVoice = fc.record({
  name: fc.constantFrom('Samantha', 'Albert'),
  lang: fc.constantFrom('en-US', 'en_GB', 'es-MX', 'ES-us', 'est-EE', 'fr', ''),
  localService: fc.boolean(),
  default: fc.boolean(),
});

describe('the check for a voice', () => {
  it.each(LANGUAGES)('finds one in %s exactly where one is chosen to read', (language) => {
    fc.assert(
      fc.property(fc.array(anyVoice, { maxLength: 5 }), (voices) => {
        const { dataset } = open(language, voices);
        expect(dataset['voice']).toBe(chooseVoice(voices, language) ? 'own' : 'none');
      }),
    );
  });

  it('hears of voices that come late, and of those that go', () => {
    const device = open('en-US', []);
    expect(device.dataset['voice']).toBe('none');
    device.voices = [{ name: 'Samantha', lang: 'en-US', localService: true, default: true }];
    device.change();
    expect(device.dataset['voice']).toBe('own');
    device.voices = [];
    device.change();
    expect(device.dataset['voice']).toBe('none');
  });

  it('lets the first press of what speaks say nothing, so that a script that comes later may speak', () => {
    const device = open('en-US', []);
    device.press(false);
    expect(device.spoken).toBe(0);
    device.press(true);
    device.press(true);
    expect(device.spoken).toBe(1);
  });
});
