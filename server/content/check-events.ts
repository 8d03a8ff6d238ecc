import type { Fragment } from '#contracts/content/fragments.ts';
import type { PerLanguage } from '#domain/language/language.ts';
import type { ContentFiles } from './content-files.ts';
import type { ContentSet } from './content-set.ts';

type Loaded = Pick<ContentSet, 'companies' | 'articles' | 'fragments' | 'art'>;

/** What an event names must be there: its articles, of its kind, and the pictures of its speakers. */
export function checkEvents(files: ContentFiles, loaded: Loaded): void {
  const { companies, articles, fragments, art } = loaded;
  for (const { companyId, virtualEventArticles = [] } of companies.values()) {
    const file = files.nameOf(`companies/${companyId}/company.yaml`);
    for (const id of virtualEventArticles) {
      const article = articles.find((known) => known.id === id);
      if (article?.kind !== 'virtual-event')
        files.problems.add(
          file,
          1,
          `virtualEventArticles: expected the id of an article of kind virtual-event, found ${id}`,
        );
    }
  }
  for (const [name, fragment] of fragments) {
    if (!name.endsWith('/virtual-event')) continue;
    const texts = Object.values(fragment as PerLanguage<Fragment<'virtual-event'>>);
    for (const { picture } of texts.flatMap(({ speakers }) => speakers)) {
      if (!art.has(picture))
        files.problems.add(
          files.nameOf(`fragments/${name}/master.yaml`),
          1,
          `speakers: expected a drawing of content/media/art, found ${picture}`,
        );
    }
  }
}
