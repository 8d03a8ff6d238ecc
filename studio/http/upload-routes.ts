import type { Context, Hono } from 'hono';
import { plainLine } from '#contracts/content/texts.ts';
import { DEFAULT_COMPANY_ID } from '#domain/company/company-from-path.ts';
import { LANGUAGE_CODES, perLanguage } from '#domain/language/per-language.ts';
import { studioPath, studioRoute } from '../access/studio-path.ts';
import { listRowsOfEntry, titleOf } from '../desk/entry-view.ts';
import type { Entry } from '../desk/entry.ts';
import {
  renderUpload,
  type FieldMistake,
  type UploadField,
  type UploadView,
} from '../pages/upload-page.ts';
import { checkFile, findNameMistake, type Checked } from '../uploads/check-upload.ts';
import type { UploadLimits } from '../uploads/limits.ts';
import { placeUpload, takenNames } from '../uploads/place-upload.ts';
import { WORDS } from '../words/words.ts';
import { saveIntoDraft } from './save-draft.ts';
import { codeOf, entryOf, type StudioTools } from './studio-tools.ts';

/** The words of the form, beside its files. */
const WORDS_BYTES = 50_000;

/** Drawings and pictures that an author brings for an article. */
export function uploadRoutes(app: Hono, tools: StudioTools, limits: UploadLimits): void {
  app.get(studioRoute('upload/*'), (c) => showUpload(c, tools, {}));
  app.post(studioRoute('upload/*'), (c) => takeUpload(c, tools, limits));
}

/** The most that one request may bring. */
export function mostBytes({ pictureBytes }: UploadLimits): number {
  return 2 * pictureBytes + WORDS_BYTES;
}

async function showUpload(
  c: Context,
  { desk, showPage }: StudioTools,
  found: Partial<Pick<UploadView, 'typed' | 'fields' | 'file' | 'most'>>,
): Promise<Response> {
  const entry = entryOf(c);
  const code = codeOf(c);
  const draft = entry && (await desk.drafts.find(entry.id));
  const rows = entry ? listRowsOfEntry(entry, draft, desk.folder.read) : [];
  if (entry?.kind !== 'article' || rows.length === 0) return c.notFound();
  const { typed = {}, fields = new Map(), file, most } = found;
  const title = titleOf(rows, code) ?? entry.id;
  const body = renderUpload({ code, entry, title, typed, fields, file, most });
  return showPage(c, {
    at: `upload/${entry.id}`,
    title: WORDS[code].upload.link,
    body,
    script: 'upload.ts',
    status: found.typed ? 422 : 200,
  });
}

async function takeUpload(c: Context, tools: StudioTools, limits: UploadLimits): Promise<Response> {
  const { desk } = tools;
  const entry = entryOf(c);
  if (entry?.kind !== 'article') return c.notFound();
  const form = await c.req.parseBody();
  const textOf = (name: string): string => {
    const value = form[name];
    return typeof value === 'string' ? value.trim() : '';
  };
  const typed = { name: textOf('name'), ...perLanguage(textOf) };
  const theme = desk.published.current.companies.get(DEFAULT_COMPANY_ID)?.theme;
  const [file, picture, mobile] = await Promise.all(
    ['file', 'picture', 'mobile'].map((name) => bytesOf(form[name])),
  );
  const checked = checkFile({ file, picture, mobile }, { limits, theme });
  const { read } = desk.folder;
  const isTaken = takenNames(await desk.drafts.list(), read);
  const fields = findFieldMistakes(typed, isTaken);
  const draft = await desk.drafts.find(entry.id);
  const isFull = countBrought(draft?.created, entry) + countOf(checked) > limits.files;
  if (checked.kind === 'mistake' || fields.size > 0 || isFull)
    return showUpload(c, tools, {
      typed,
      fields,
      file: checked.kind === 'mistake' ? checked.mistake : undefined,
      most: isFull ? limits.files : undefined,
    });
  const alt = perLanguage((code) => typed[code]);
  const outcome = await saveIntoDraft(c, {
    desk,
    entry,
    change: (open) =>
      placeUpload({ entry, draft: open, read }, { name: typed.name, alt, brought: checked }),
  });
  const done = outcome.kind === 'taken' ? 'brought' : 'not-brought';
  return c.redirect(studioPath(codeOf(c), `entry/${entry.id}?done=${done}`), 303);
}

function findFieldMistakes(
  typed: Readonly<Record<UploadField, string>>,
  isTaken: (name: string) => boolean,
): Map<UploadField, FieldMistake> {
  const found = new Map<UploadField, FieldMistake>();
  const name = findNameMistake(typed.name, isTaken);
  if (name) found.set('name', name);
  for (const code of LANGUAGE_CODES) {
    const issue = plainLine(200).safeParse(typed[code]).error?.issues[0];
    if (typed[code] === '') found.set(code, 'empty');
    else if (issue) found.set(code, issue.code === 'too_big' ? 'tooLong' : 'line');
  }
  return found;
}

function countBrought(created: Readonly<Record<string, string>> = {}, { files }: Entry): number {
  return Object.keys(created).filter((file) => !files.includes(file)).length;
}

function countOf({ kind }: Checked): number {
  return kind === 'picture' ? 2 : 1;
}

async function bytesOf(value: unknown): Promise<Uint8Array | undefined> {
  if (!(value instanceof File) || value.size === 0) return undefined;
  return new Uint8Array(await value.arrayBuffer());
}
