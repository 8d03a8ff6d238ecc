import { data } from 'react-router';
import { languageCode } from '#domain/language/language.ts';
import { GalleryPage } from '../features/gallery/gallery-page.tsx';
import { isCalled, type KitExamplesProperties } from '../features/gallery/kit-examples.tsx';
import { getPage } from '../site/page-context.ts';
import { EXAMPLES } from '../widgets/multimedia/examples.tsx';
import { WIDGET_EXAMPLES } from '../widgets/widget-examples.ts';
import type { Route } from './+types/gallery.ts';

const KIT = 'kit-';

/** Every component with its examples, in the company's theme and the page's language; closed unless a setting opens it. */
export function loader({ context, params }: Route.LoaderArgs) {
  const { services, address } = getPage(context);
  if (!services.hasGallery()) throw data(null, { status: 404 });
  const code = languageCode(address.language);
  // One component is at `the-quiz`: an address with the segment `quiz` leads to the persona quiz.
  const { part } = params;
  const examples = EXAMPLES.filter(
    ({ component }) => part === undefined || `the-${component.toLowerCase()}` === part,
  );
  const entries = examples.map((example) => ({
    component: example.component,
    data: example[code] ?? example.en,
  }));
  const blocks = services.readExamples(entries);
  const kit = findKit(part);
  if (blocks.length === 0 && kit === undefined) throw data(null, { status: 404 });
  return {
    blocks,
    names: blocks.map((block, index) => `${block.component}: ${examples[index]?.name ?? ''}`),
    ...(kit && { kit }),
  };
}

/** All pieces stand at `kit`, and the carousel by itself at `kit-carousel`. */
function findKit(part: string | undefined): KitExamplesProperties | undefined {
  if (part === undefined || part === 'kit') return {};
  const only = part.startsWith(KIT) ? part.slice(KIT.length) : undefined;
  return only !== undefined && WIDGET_EXAMPLES.some(({ name }) => isCalled(name, only))
    ? { only }
    : undefined;
}

export default function Gallery({ loaderData }: Route.ComponentProps) {
  return <GalleryPage {...loaderData} />;
}
