import type { WidgetExample } from '../widget-example.ts';
import { PageBanner } from './page-banner.tsx';

export const pageBannerExamples: WidgetExample[] = (['leaf', 'sky', 'sun'] as const).map(
  (ground) => ({
    name: `page banner: ${ground}`,
    render: (say) => (
      <PageBanner
        title={say({ 'en-US': 'The head of a page', 'es-US': 'El inicio de una página' })}
        lead={say({ 'en-US': 'Words and a scene.', 'es-US': 'Palabras y una escena.' })}
        scene="scene-faqs"
        sceneHeight={360}
        ground={ground}
      />
    ),
  }),
);
