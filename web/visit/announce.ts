/** The specification's second, and what slow speech needs for each letter of a longer text. */
const LEAST_MS = 1_000;
const MS_PER_LETTER = 90;

/** Told to screen readers; taken away once there was time to say it, so that it is not met again. */
export function announce(text: string): void {
  const region = document.getElementById('announcements');
  if (!region) return;
  const line = document.createElement('p');
  line.textContent = text;
  region.append(line);
  setTimeout(() => line.remove(), Math.max(LEAST_MS, text.length * MS_PER_LETTER));
}
