/** What a node reports about itself: ready, with or without its database. */
export async function statusOf({ base }: { base: string }): Promise<string> {
  const response = await fetch(`${base}/readyz`);
  const { status } = (await response.json()) as { status: string };
  if (response.status !== 200) throw new Error(`/readyz answered ${response.status}, ${status}`);
  return status;
}
