import { Suspense, useEffect, useState, type ComponentType } from 'react';

/** Loads what the site knows and asks of its visitor after the page, from a file of its own. */
export function SiteVisitor() {
  const [Visitor, setVisitor] = useState<ComponentType>();
  useEffect(() => {
    import('./visitor.tsx').then(
      ({ Visitor: loaded }) => setVisitor(() => loaded),
      // The page is complete without this file, so a failure to load it is ignored.
      () => undefined,
    );
  }, []);
  // The boundary comes with the file: one that was there from the start might still be hydrating.
  return (
    Visitor && (
      <Suspense>
        <Visitor />
      </Suspense>
    )
  );
}
