import type { LanguageCode } from '#domain/language/language.ts';
import { LANGUAGE_CODES } from '#domain/language/per-language.ts';
import { pathOfTitle } from './entry-id.ts';
import { sampleText } from '../words/sample-text.ts';
import { samplesIn } from './samples.ts';
import { subjectOf, type Wanted, type Written } from './wanted.ts';

/** A guide with an example in each of its fields, the last one in the lists. */
export function newArticle(id: string, wanted: Wanted, order: number): Written {
  const texts = LANGUAGE_CODES.map(
    (code) => [`articles/${id}/${code}.md`, writeText(code, wanted)] as const,
  );
  const settings = writeSettings(id, wanted, order);
  return {
    created: Object.fromEntries([...texts, [`articles/${id}/article.yaml`, settings]]),
    edits: [],
  };
}

function writeSettings(id: string, wanted: Wanted, order: number): string {
  const { topic, image, today, hasSource } = wanted;
  return `kind: basic
path: ${pathOfTitle(subjectOf(wanted), id)}
order: ${order}
topics: [${topic}]
tags: []
minutes: 4
image: ${image}
updated: ${today}
related: []
contacts: []
${hasSource === 'yes' ? writeSource() : ''}`;
}

function writeSource(): string {
  const lines = LANGUAGE_CODES.map((code, at) => {
    const { sourceLabel, sourceUrl } = samplesIn(code);
    return `${at === 0 ? '  - ' : '    '}${code}:
      label: ${say(code, sourceLabel)}
      url: ${say(code, sourceUrl)}
      opened:
`;
  });
  return `sources:\n${lines.join('')}`;
}

function writeText(code: LanguageCode, wanted: Wanted): string {
  const words = samplesIn(code);
  return `---
title: ${JSON.stringify(wanted[code])}
description: ${say(code, words.description)}
imageAlt: ${say(code, words.imageAlt)}
keyPoints:
${words.keyPoints.map((point) => `  - ${say(code, point)}\n`).join('')}intro: ${say(code, words.intro)}
closing: ${say(code, words.closing)}
${wanted['hasCard'] === 'yes' ? writeCard(code, wanted) : ''}---
## ${sampleText(code, words.heading)}

${sampleText(code, words.paragraph)}

## ${sampleText(code, words.secondHeading)}

${sampleText(code, words.secondParagraph)}
`;
}

function writeCard(code: LanguageCode, { image }: Wanted): string {
  const { cardQuestion, cardAnswer } = samplesIn(code);
  return `multimedia:
  - component: authorable-flip-card
    data:
      image: ${image}
      question: ${say(code, cardQuestion)}
      answer: |-
        ${sampleText(code, cardAnswer)}
`;
}

function say(code: LanguageCode, words: string): string {
  return JSON.stringify(sampleText(code, words));
}
