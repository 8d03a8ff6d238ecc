/** Says in a form to which page a browser without scripts returns. */
export function WayBack({ page }: { page: string }) {
  return <input type="hidden" name="back" value={page} />;
}
