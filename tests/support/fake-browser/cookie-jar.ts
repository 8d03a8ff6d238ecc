export interface CookieJar {
  /** The cookies as `document.cookie` reads and writes them. */
  cookie: string;
  /** The lifetime of each cookie in seconds. */
  ages: ReadonlyMap<string, number>;
}

/**
 * The cookies of one host as a browser stores them, with its rules for names that begin with
 * `__Host-`.
 */
export function createCookieJar(protocol: 'http:' | 'https:', cookies = ''): CookieJar {
  const kept = new Map<string, { value: string; age: number }>();
  const put = (text: string): void => {
    const [pair = '', ...attributes] = text.split('; ');
    const [, name = '', value = ''] = /^([^=]*)=(.*)$/.exec(pair) ?? [];
    const isSecure = attributes.includes('Secure');
    if (isSecure && protocol === 'http:') return;
    const isWhole =
      attributes.includes('Path=/') && !attributes.some((one) => one.startsWith('Domain'));
    if (name.startsWith('__Host-') && !(isSecure && isWhole)) return;
    const age = Number(/Max-Age=(-?\d+)/.exec(text)?.[1] ?? Number.POSITIVE_INFINITY);
    if (age <= 0) kept.delete(name);
    else kept.set(name, { value, age });
  };
  for (const cookie of cookies.split('; ').filter(Boolean))
    put(`${cookie}; Path=/${protocol === 'https:' ? '; Secure' : ''}`);
  return {
    get cookie() {
      return Array.from(kept, ([name, { value }]) => `${name}=${value}`).join('; ');
    },
    set cookie(text) {
      put(text);
    },
    get ages() {
      return new Map(Array.from(kept, ([name, { age }]) => [name, age]));
    },
  };
}
