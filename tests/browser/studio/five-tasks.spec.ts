import type { Page, TestInfo } from '@playwright/test';
import { readAll } from '#tests/support/studio/test-studio.ts';
import type { LanguageCode } from '#domain/language/language.ts';
import { fillIn } from '#domain/text/fill-in.ts';
import { FIELD_WORDS } from '#studio/words/tables/field-words.ts';
import { headLanguage, nameLanguage } from '#studio/words/name-language.ts';
import { WORDS } from '#studio/words/words.ts';
import { takeTurns } from '../support/sample.ts';
import { CountedHands, expect, test } from '../support/studio-site.ts';

const FEES = 'articles/fees/en.md';
const TITLES = {
  en: 'The small print that eats savings',
  es: 'La letra chica que se come tus ahorros',
} as const;

test.describe.configure({ mode: 'serial' });

/** Somebody at the board of the studio in one language, whose presses are counted. */
class Author {
  readonly page: Page;
  readonly hands: CountedHands;
  readonly code: LanguageCode;
  readonly words: (typeof WORDS)[LanguageCode];
  #began = Date.now();

  constructor(page: Page, code: LanguageCode) {
    this.page = page;
    this.hands = new CountedHands(page);
    this.code = code;
    this.words = WORDS[code];
  }

  async come(link: string): Promise<void> {
    await this.page.goto(link);
    await this.page.goto(`/po/studio/${this.code}/board`);
    await expect(this.page.getByRole('heading', { level: 1 })).toHaveText(this.words.boardTitle);
    this.#began = Date.now();
  }

  /** What a field is called, in one of the languages that it is written in. */
  label(name: string, language: LanguageCode): string {
    return `${FIELD_WORDS[name]?.[this.code] ?? name} ${headLanguage(language, this.code)}`;
  }

  body(language: LanguageCode): string {
    return `${this.words.entry.body} ${headLanguage(language, this.code)}`;
  }

  /** What the title of a new article is called, in one of its languages. */
  titleOfNew(language: LanguageCode): string {
    const name = nameLanguage(language, this.code);
    return fillIn(this.words.fresh.fields.article, { language: name });
  }

  async openShared(): Promise<void> {
    this.hands.presses += 1;
    await this.page.locator('summary', { hasText: this.words.entry.shared }).click();
  }

  /** From the board to an article by a word of its title. */
  async find(title: string): Promise<void> {
    await this.hands.write(this.words.filter.words, title.split(' ').slice(1, 3).join(' '));
    this.hands.presses += 1;
    await this.page.keyboard.press('Enter');
    await this.hands.click('link', title);
    await this.isChecked();
  }

  async isChecked(): Promise<void> {
    await this.page.locator('#check > *').first().waitFor();
  }

  async isRight(): Promise<void> {
    await expect(this.page.getByText(this.words.entry.problemsNone)).toBeVisible();
  }

  async publish(): Promise<void> {
    await this.hands.click('button', this.words.entry.publish);
    await expect(this.page.getByText(this.words.said.published)).toBeVisible();
  }

  async takeBack(entry: string): Promise<void> {
    await this.hands.click('link', this.words.history);
    await this.hands.click('button', new RegExp(`^${this.words.takeBack}: ${entry}`));
    await expect(this.page.getByText(this.words.said['taken-back'])).toBeVisible();
  }

  /** Tells the report of the run what a task took, and begins to count anew. */
  tell({ annotations }: TestInfo, task: string): number {
    const { presses } = this.hands;
    const seconds = ((Date.now() - this.#began) / 1_000).toFixed(1);
    annotations.push({ type: 'took', description: `${task}: ${presses} presses, ${seconds} s` });
    this.hands.presses = 0;
    this.#began = Date.now();
    return presses;
  }
}

for (const [at, code] of (['en', 'es'] as const).entries()) {
  const turn = takeTurns({ at, of: 2 });
  test.describe(`in the ${code} studio`, () => {
    test(
      'a figure is corrected in two languages, published, and taken back by two presses',
      turn(),
      async ({ page, studio }, info) => {
        const before = studio.content.read(FEES);
        const author = new Author(page, code);
        await author.come(studio.makeLink());
        await author.find(TITLES[code]);
        await author.hands.replace(author.label('description', 'en'), '35 years', '30 years');
        await author.hands.replace(author.label('description', 'es'), '35 años', '30 años');
        await author.publish();
        expect(author.tell(info, 'a figure')).toBe(6);
        expect(studio.content.read(FEES)).toBe(before.replace('35 years, and', '30 years, and'));
        expect(studio.git('show', '--stat', '--format=')).toContain(
          '2 insertions(+), 2 deletions(-)',
        );
        await author.takeBack('article/fees');
        expect(author.tell(info, 'taking back')).toBe(2);
        expect(studio.content.read(FEES)).toBe(before);
      },
    );

    test(
      'a new article with a table, a definition and a component is written and goes out',
      turn(),
      async ({ page, studio, expected }, info) => {
        expected.failures.push('/po/studio/');
        const before = readAll(studio.content);
        const author = new Author(page, code);
        const { hands, words } = author;
        const { fresh } = words;
        await author.come(studio.makeLink());
        await hands.click('link', fresh.links.article);
        await hands.write(author.titleOfNew('en'), 'What a beneficiary gets');
        await hands.write(author.titleOfNew('es'), 'Qué recibe quien hereda');
        await hands.choose(fresh.fields.topic, 'family-and-care');
        await hands.choose(fresh.fields.image, 'cover-gate');
        await hands.tick(fresh.hasCard);
        await hands.click('button', fresh.submit);
        await author.isChecked();
        await author.openShared();
        await hands.writeOverExamples((label) =>
          /address|dirección/i.test(label) ? 'https://www.irs.gov' : 'Own words.',
        );
        for (const language of ['en', 'es'] as const) {
          const label = author.body(language);
          await hands.write(label, '## One\n\nWords.\n\n## Two\n\nWords.\n');
          const cell = page.locator('.cell', { has: page.getByLabel(label, { exact: true }) });
          for (const tool of ['table', 'definition'] as const) {
            hands.presses += 1;
            await cell.getByRole('button', { name: words.entry.tools[tool], exact: true }).click();
          }
          await hands.writeOverExamplesIn(label, 'Own words');
        }
        await author.isRight();
        await author.publish();
        expect(author.tell(info, 'a new article')).toBeLessThan(60);
        const text = studio.content.read('articles/beneficiary-gets/es.md').replaceAll(' ', '');
        for (const part of ['authorable-flip-card', ':::definition', '|---|'])
          expect(text).toContain(part);
        await author.takeBack('article/beneficiary-gets');
        expect(readAll(studio.content)).toEqual(before);
      },
    );

    test(
      'a new company is begun, goes out and is taken back in a few presses',
      turn(),
      async ({ page, studio, expected }, info) => {
        expected.failures.push('/po/studio/');
        const before = studio.content.files().toSorted();
        const author = new Author(page, code);
        const { fresh } = author.words;
        await author.come(studio.makeLink());
        await author.hands.click('link', fresh.links.company);
        await author.hands.write(fresh.fields.name, 'Willow Falls');
        await expect(page.getByLabel(fresh.fields.id)).toHaveValue('willow-falls');
        await author.hands.click('button', fresh.submit);
        await author.isChecked();
        await author.openShared();
        await author.hands.writeOverExamples((label) =>
          label.startsWith(FIELD_WORDS['domains']?.[code] ?? '')
            ? 'plan.willow.example.com'
            : 'https://plan.willow.example.com',
        );
        await author.isRight();
        await author.publish();
        expect(author.tell(info, 'a new company')).toBeLessThanOrEqual(10);
        expect(studio.content.read('companies/willow-falls/company.yaml')).toContain(
          'Willow Falls',
        );
        await author.takeBack('company/willow-falls');
        expect(author.tell(info, 'taking back')).toBe(2);
        expect(studio.content.files().toSorted()).toEqual(before);
      },
    );

    test(
      'a draft that is broken says why beside the field and does not go out',
      turn(),
      async ({ page, studio, expected }, info) => {
        expected.failures.push('/po/studio/');
        const before = studio.content.read(FEES);
        const author = new Author(page, code);
        const { words } = author;
        await author.come(studio.makeLink());
        await author.find(TITLES[code]);
        const label = author.body('en');
        const text = page.getByLabel(label, { exact: true });
        await author.hands.write(
          label,
          `${await text.inputValue()}\n\nSee [this](articles/no-such/page).\n`,
        );
        const found = words.problems.link.replace('{found}', 'articles/no-such/page');
        await expect(page.getByText(found).first()).toBeVisible();
        await expect(text).toHaveAttribute('aria-invalid', 'true');
        await author.hands.click('button', words.entry.publish);
        await expect(page.getByText(words.said.problems)).toBeVisible();
        expect(studio.content.read(FEES)).toBe(before);
        author.hands.presses += 1;
        await page.getByText(words.entry.drop).click();
        await author.hands.click('button', words.entry.dropYes);
        await expect(page.getByText(words.said.dropped)).toBeVisible();
        expect(author.tell(info, 'a broken draft, refused and thrown away')).toBeLessThanOrEqual(7);
      },
    );
  });
}
