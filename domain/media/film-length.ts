interface FilmLength {
  minutes: number;
  seconds: number;
}

/** The length of a film as it is told to people, to the second. */
export function tellFilmLength(seconds: number): FilmLength {
  const whole = Math.round(seconds);
  return { minutes: Math.floor(whole / 60), seconds: whole % 60 };
}
