/** How far above a section the window may be: further than any page is long. */
const FAR = 1_000_000;

interface Reading {
  /** The ids of the sections, in the order of the page. */
  ids: readonly string[];
  /** How far down the window one reads, as a share of its height in percent. */
  line: number;
  onSection: (at: number) => void;
}

/**
 * Says which section is being read: the last one whose top has passed the line, also after a jump
 * over several. At the foot of the page it is the last one, whose top may never get that far, and above
 * all of them it is the first one, which is what a jump back to the top leads to.
 */
export function followReading({ ids, line, onSection }: Reading): void {
  const begun = new Set<string>();
  let isAtFoot = false;
  const tell = (): void => {
    const at = isAtFoot ? ids.length - 1 : ids.findLastIndex((id) => begun.has(id));
    onSection(Math.max(at, 0));
  };
  const sections = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries)
        if (isIntersecting) begun.add(target.id);
        else begun.delete(target.id);
      tell();
    },
    { rootMargin: `${FAR}px 0px ${line - 100}% 0px` },
  );
  for (const id of ids) {
    const section = document.getElementById(id);
    if (section) sections.observe(section);
  }
  const foot = document.querySelector('footer');
  if (!foot) return;
  new IntersectionObserver((entries) => {
    isAtFoot = entries.at(-1)?.isIntersecting ?? false;
    tell();
  }).observe(foot);
}
