import {
  faqsSchema,
  glossarySchema,
  influencersSchema,
  textPageSchema,
  topicsSchema,
} from '#contracts/content/collections.ts';
import type { InfluencerFile, Topic } from '#contracts/content/collections.ts';
import { contactsSchema, type ContactFile } from '#contracts/content/contacts.ts';
import { FRAGMENT_SCHEMAS, isFragmentName } from '#contracts/content/fragments.ts';
import type { LocalText } from '#contracts/content/texts.ts';
import { DEFAULT_COMPANY_ID } from '#domain/company/company-from-path.ts';
import type { PerLanguage } from '#domain/language/language.ts';
import { findPerLanguage, perLanguage } from '#domain/language/per-language.ts';
import type { AuthoredText } from './authored/authored-text.ts';
import { readAuthoredText, type TextPlace } from './authored/read-authored.ts';
import type { ContentFiles } from './content-files.ts';
import type { FaqGroup, GlossaryCard, TextPage } from './content-set.ts';
import { readFragmentBlocks } from './fragment-blocks.ts';
import { isLandingName } from './landings/landing-schemas.ts';
import { loadLanding } from './landings/load-landings.ts';
import type { KnownNames } from './references/known-names.ts';
import type { ParsedYaml } from './yaml-source.ts';

export function loadTopics(files: ContentFiles): Topic[] | undefined {
  return files.yaml('topics.yaml', topicsSchema)?.value.topics;
}

export function loadInfluencers(files: ContentFiles): Map<string, InfluencerFile> {
  const file = 'influencers.yaml';
  const parsed = files.exists(file) ? files.yaml(file, influencersSchema) : undefined;
  return byOwnId(parsed?.value.influencers ?? [], (at, message) =>
    files.problems.add(files.nameOf(file), parsed?.lineOf(['influencers', at, 'id']) ?? 1, message),
  );
}

export function loadContacts(files: ContentFiles): Map<string, ContactFile> {
  const file = 'contacts.yaml';
  const parsed = files.yaml(file, contactsSchema);
  return byOwnId(parsed?.value.contacts ?? [], (at, message) =>
    files.problems.add(files.nameOf(file), parsed?.lineOf(['contacts', at, 'id']) ?? 1, message),
  );
}

function byOwnId<Entry extends { id: string }>(
  entries: readonly Entry[],
  report: (at: number, message: string) => void,
): Map<string, Entry> {
  const named = new Map<string, Entry>();
  entries.forEach((entry, at) => {
    const { id } = entry;
    if (named.has(id)) report(at, `id: expected an id of its own, found ${id}`);
    named.set(id, entry);
  });
  return named;
}

export function loadFaqs(files: ContentFiles, known: KnownNames): FaqGroup[] | undefined {
  const file = 'faqs/faqs.yaml';
  const parsed = files.yaml(file, faqsSchema);
  return parsed?.value.groups.map((group, at) => ({
    ...group,
    items: group.items.map(({ answer, ...item }, index) => {
      const place = { files, file, known, lineOf: parsed.lineOf };
      const path = ['groups', at, 'items', index, 'answer'];
      return { ...item, answer: readInEachLanguage(answer, path, place) };
    }),
  }));
}

export function loadGlossary(files: ContentFiles, known: KnownNames): GlossaryCard[] | undefined {
  const file = 'glossary/glossary.yaml';
  const parsed = files.yaml(file, glossarySchema);
  return parsed?.value.cards.map(({ description, example, ...card }, at) => {
    const read = (text: LocalText, field: string): PerLanguage<AuthoredText> => {
      const place = { files, file, known, lineOf: parsed.lineOf };
      return readInEachLanguage(text, ['cards', at, field], place);
    };
    return {
      ...card,
      description: read(description, 'description'),
      example: read(example, 'example'),
    };
  });
}

type Place = Pick<TextPlace, 'files' | 'file' | 'known'> & Pick<ParsedYaml<unknown>, 'lineOf'>;

function readInEachLanguage(
  text: LocalText,
  path: readonly PropertyKey[],
  { lineOf, ...place }: Place,
): PerLanguage<AuthoredText> {
  return perLanguage((language) => {
    const line = lineOf([...path, language]);
    return readAuthoredText(text[language], {
      ...place,
      language,
      name: language,
      path: [...path, language],
      lineOf: () => line,
    });
  });
}

export function loadPage(
  files: ContentFiles,
  page: string,
  known: KnownNames,
): PerLanguage<TextPage> | undefined {
  return findPerLanguage((language) => {
    const file = `pages/${page}/${language}.md`;
    const parsed = files.markdown(file, textPageSchema);
    if (!parsed) return undefined;
    const lineOf = (line: number): number => parsed.bodyLine + line - 1;
    const body = readAuthoredText(parsed.body, { files, file, language, known, lineOf });
    const { reviewBy: _reviewBy, ...frontMatter } = parsed.frontMatter;
    return { ...frontMatter, body };
  });
}

/** Reads a company's fragment; landings are read by themselves, so that a mistake leaves out only a section. */
export function loadFragment(
  files: ContentFiles,
  { company, name }: { company: string; name: string },
  known: KnownNames,
): PerLanguage<unknown> | undefined {
  const file = `fragments/${company}/${name}/master.yaml`;
  if (isLandingName(name)) return loadLanding(name, { files, company, known });
  if (!isFragmentName(name)) {
    const names = Object.keys(FRAGMENT_SCHEMAS).join(', ');
    const message = `expected one of the fragments ${names}, found ${name}`;
    files.problems.add(files.nameOf(file), 1, message);
    return undefined;
  }
  if (company === DEFAULT_COMPANY_ID && !files.exists(file)) {
    const message = 'expected this file: every company falls back to it';
    files.problems.add(files.nameOf(file), 1, message);
    return undefined;
  }
  const parsed = files.yaml(file, FRAGMENT_SCHEMAS[name]);
  return parsed && readFragmentBlocks(parsed, { file, files, known });
}
