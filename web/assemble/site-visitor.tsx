import { Suspense, useEffect, useState, type ComponentType } from 'react';

/** What the site knows and asks of its visitor comes after the page, in a file of its own. */
export function SiteVisitor() {
  const [Visitor, setVisitor] = useState<ComponentType>();
  useEffect(() => {
    import('./visitor.tsx').then(
      ({ Visitor: loaded }) => setVisitor(() => loaded),
      // The page is whole without it.
      () => undefined,
    );
  }, []);
  // The boundary comes with it: one that was there from the start might still be waking up.
  return (
    Visitor && (
      <Suspense>
        <Visitor />
      </Suspense>
    )
  );
}
