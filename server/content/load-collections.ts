import {
  faqsSchema,
  glossarySchema,
  influencersSchema,
  textPageSchema,
  topicsSchema,
} from '#contracts/content/collections.ts';
import type { InfluencerFile, Topic } from '#contracts/content/collections.ts';
import { FRAGMENT_SCHEMAS, isFragmentName } from '#contracts/content/fragments.ts';
import type { LocalText } from '#contracts/content/texts.ts';
import { DEFAULT_COMPANY_ID } from '#domain/company/company-from-path.ts';
import type { LanguageCode, PerLanguage } from '#domain/language/language.ts';
import { findPerLanguage, perLanguage } from '#domain/language/per-language.ts';
import { renderAuthoredHtml } from './authored-html.ts';
import type { ContentFiles } from './content-files.ts';
import type { FaqGroup, GlossaryCard, TextPage } from './content-set.ts';
import { readFragmentBlocks } from './fragment-blocks.ts';
import { LANDING_NAMES, loadLanding } from './landings/load-landings.ts';
import type { KnownNames } from './references/known-names.ts';

export function loadTopics(files: ContentFiles): Topic[] {
  return files.yaml('topics.yaml', topicsSchema)?.value.topics ?? [];
}

export function loadInfluencers(files: ContentFiles): Map<string, InfluencerFile> {
  const file = 'influencers.yaml';
  const influencers = new Map<string, InfluencerFile>();
  const parsed = files.exists(file) ? files.yaml(file, influencersSchema) : undefined;
  parsed?.value.influencers.forEach((influencer, at) => {
    const { id } = influencer;
    if (influencers.has(id))
      files.problems.add(
        files.nameOf(file),
        parsed.lineOf(['influencers', at, 'id']),
        `id: expected an id of its own, found ${id}`,
      );
    influencers.set(id, influencer);
  });
  return influencers;
}

export function loadFaqs(files: ContentFiles): FaqGroup[] {
  const file = 'faqs/faqs.yaml';
  const parsed = files.yaml(file, faqsSchema);
  if (!parsed) return [];
  return parsed.value.groups.map((group, at) => ({
    ...group,
    items: group.items.map(({ id, question, answer }, item) => ({
      id,
      question,
      answerHtml: inEachLanguage(answer, files, {
        file,
        line: parsed.lineOf(['groups', at, 'items', item, 'answer']),
      }),
    })),
  }));
}

export function loadGlossary(files: ContentFiles): GlossaryCard[] {
  const file = 'glossary/glossary.yaml';
  const parsed = files.yaml(file, glossarySchema);
  if (!parsed) return [];
  return parsed.value.cards.map(({ description, example, ...card }, at) => ({
    ...card,
    descriptionHtml: inEachLanguage(description, files, {
      file,
      line: parsed.lineOf(['cards', at, 'description']),
    }),
    exampleHtml: inEachLanguage(example, files, {
      file,
      line: parsed.lineOf(['cards', at, 'example']),
    }),
  }));
}

interface Place {
  file: string;
  line: number;
}

function inEachLanguage(text: LocalText, files: ContentFiles, place: Place): LocalText {
  const render = (language: LanguageCode): string => {
    const { html, mistakes } = renderAuthoredHtml({ markdown: text[language], language });
    for (const { message } of mistakes)
      files.problems.add(files.nameOf(place.file), place.line, `${language}: ${message}`);
    return html;
  };
  return perLanguage(render);
}

export function loadPages(files: ContentFiles): Map<string, PerLanguage<TextPage>> {
  const pages = new Map<string, PerLanguage<TextPage>>();
  for (const page of files.folders('pages')) {
    const texts = findPerLanguage((language) => loadPage(files, page, language));
    if (texts) pages.set(page, texts);
  }
  return pages;
}

function loadPage(files: ContentFiles, page: string, language: LanguageCode): TextPage | undefined {
  const file = `pages/${page}/${language}.md`;
  const parsed = files.markdown(file, textPageSchema);
  if (!parsed) return undefined;
  const { html, mistakes } = renderAuthoredHtml({ markdown: parsed.body, language });
  for (const { line, message } of mistakes)
    files.problems.add(files.nameOf(file), parsed.bodyLine + line - 1, message);
  return { ...parsed.frontMatter, bodyHtml: html };
}

export function loadFragments(
  files: ContentFiles,
  known: KnownNames,
): Map<string, PerLanguage<unknown>> {
  const fragments = new Map<string, PerLanguage<unknown>>(
    LANDING_NAMES.flatMap((name) => [...loadLanding(name, { files, known })]),
  );
  for (const company of files.folders('fragments')) {
    for (const name of files.folders(`fragments/${company}`)) {
      // Landings are read apart: one that is malformed leaves the rest of the content whole.
      if (LANDING_NAMES.some((landing) => landing === name)) continue;
      const file = `fragments/${company}/${name}/master.yaml`;
      if (!isFragmentName(name)) {
        const names = Object.keys(FRAGMENT_SCHEMAS).join(', ');
        files.problems.add(
          files.nameOf(file),
          1,
          `expected one of the fragments ${names}, found ${name}`,
        );
        continue;
      }
      const parsed = files.yaml(file, FRAGMENT_SCHEMAS[name]);
      if (!parsed) continue;
      fragments.set(`${company}/${name}`, readFragmentBlocks(parsed, { file, files, known }));
    }
  }
  for (const name of Object.keys(FRAGMENT_SCHEMAS)) {
    const file = `fragments/${DEFAULT_COMPANY_ID}/${name}/master.yaml`;
    if (!files.exists(file))
      files.problems.add(
        files.nameOf(file),
        1,
        'expected this file: every company falls back to it',
      );
  }
  return fragments;
}
