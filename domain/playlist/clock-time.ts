/** Seconds as players show them, `m:ss`; a time that is not known yet is `0:00`. */
export function clockTime(seconds: number): string {
  const whole = Number.isFinite(seconds) ? Math.max(0, Math.floor(seconds)) : 0;
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

/** A whole length on such a clock, to the nearest second: as it is told in words. */
export function clockLength(seconds: number): string {
  return clockTime(Math.round(seconds));
}
