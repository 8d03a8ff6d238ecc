// Loaded before everything else in a process whose clock is wrong: it shifts what every part of the
// program, and every library, takes for the present.
const aheadMs = Number(process.env['CLOCK_AHEAD_MS']);
const RightDate = Date;
const wrongNow = (): number => RightDate.now() + aheadMs;

globalThis.Date = new Proxy(RightDate, {
  construct: (target, args: [], made) =>
    Reflect.construct(target, args.length === 0 ? [wrongNow()] : args, made),
  apply: () => new RightDate(wrongNow()).toString(),
  get: (target, name) => (name === 'now' ? wrongNow : Reflect.get(target, name)),
});
