/** A hostile value for a field of a company, and the words of its refusal. */
interface HostileField {
  field: string;
  value: unknown;
  refusal: string;
}

const inBoth = (text: string): { en: string; es: string } => ({ en: text, es: text });
const resource = (change: object): object[] => [
  {
    id: 'guide',
    title: inBoth('Guide'),
    description: inBoth('What it says'),
    url: 'https://www.example.com/guide',
    ...change,
  },
];

/** Lines that reach a mail, a title or an attribute. */
export const HOSTILE_LINES: ReadonlyArray<[value: string, refusal: string]> = [
  ['Riverbend\nBcc: all@evil.example', 'one line'],
  ['Riverbend\r\nBcc: all@evil.example', 'one line'],
  ['Riverbend\rSubject: x', 'one line'],
  ['River\tbend', 'one line'],
  ['River\u2028bend', 'one line'],
  ['River\u0000bend', 'found U+0000'],
  ['River\u001Bbend', 'found U+001B'],
  ['River\u0085bend', 'found U+0085'],
  ['River\u202Ebend', 'found U+202E'],
  ['River\u2066bend', 'found U+2066'],
  ['River\u200Bbend', 'found U+200B'],
  ['River\uD800bend', 'found U+D800'],
  ['<script>alert(1)</script>', 'found <s'],
  ['</title><img src=x onerror=alert(1)>', 'found </'],
  ['Riverbend <b>Inc.</b>', 'found <b'],
  ['Riverbend <!-- x -->', 'found <!'],
  ['&lt;script&gt;', 'found &lt;'],
  ['&#60;b', 'found &#60;'],
  ['&#x3C;b', 'found &#x3C;'],
];

/** Addresses to which readers would be sent. */
export const HOSTILE_ADDRESSES: ReadonlyArray<[value: string, refusal: string]> = [
  ['https://site@evil.example', 'user name'],
  ['https://www.irs.gov:443@evil.example/', 'user name'],
  ['http://plan.example.com', 'https://'],
  ['javascript:alert(1)', 'https://'],
  ['JavaScript:alert(1)', 'https://'],
  ['data:text/html,<script>alert(1)</script>', 'https://'],
  ['//evil.example', 'https://'],
  ['/generic/faqs', 'https://'],
  ['https://127.0.0.1/', 'no number address'],
  ['https://0x7f000001/', 'no number address'],
  ['https://[::1]/', 'no number address'],
  ['https://localhost/', 'no localhost'],
  ['https://1.2.3.4.5/', 'no number address'],
  ['https://exa_mple.com/', 'a host name'],
  ['https://раypal.com/', 'a host name'],
  ['https://evil.example\\.irs.gov/', 'a host name'],
  ['https://plan.example.com/\nx', 'without spaces'],
  ['https://plan.example.com/" onclick="alert(1)', 'without spaces'],
  ['https://plan.example.com/\u202Egnp', 'without spaces'],
];

/** Every setting of a company that is a line, with this value. */
export function withLine(line: string): Record<string, unknown> {
  return {
    name: line,
    postalAddress: line,
    recordKeeperName: inBoth(line),
    logo: { mark: 'mark-generic', wordmark: line },
    changeContributionCtaTextOverride: inBoth(line),
    clientIntranetSiteLabel: inBoth(line),
    unionLandingLabel: inBoth(line),
    resources: resource({ title: inBoth(line) }),
    survey: { provider: line, url: inBoth('https://a.example.com') },
  };
}

/** Every setting of a company that is an address, with this value. */
export function withAddress(address: string): Record<string, unknown> {
  return {
    recordKeeperUrl: address,
    recordKeeperAllocationUrl: address,
    enrollUrl: address,
    clientIntranetSiteUrl: address,
    planDetailsUrl: address,
    resources: resource({ url: address }),
    survey: { provider: 'Asks', url: inBoth(address) },
  };
}

/** Hostile values for other fields. */
export const HOSTILE_FIELDS: readonly HostileField[] = [
  {
    field: 'survey',
    value: { provider: 'A\nB', url: inBoth('https://a.example') },
    refusal: 'one line',
  },
  { field: 'domains', value: ['exa mple.com'], refusal: 'a host name' },
  { field: 'domains', value: ['https://example.com'], refusal: 'a host name' },
  { field: 'companies', value: ['content/companies/generic\n'.repeat(2)], refusal: 'one line' },
  { field: 'resources', value: resource({ id: '" onclick="x' }), refusal: 'a slug' },
  { field: 'logo', value: { mark: '../../x', wordmark: 'A' }, refusal: 'a slug' },
  { field: 'hispanicCards', value: '__proto__', refusal: 'expected' },
  {
    field: 'texts',
    value: { en: { 'shell.tagline': 'a\nb' }, es: { 'shell.tagline': 'c' } },
    refusal: 'one line',
  },
  {
    field: 'texts',
    value: { en: { 'shell.tagline': 'a\u202Eb' }, es: { 'shell.tagline': 'c' } },
    refusal: 'found U+202E',
  },
  { field: 'onload', value: 'alert(1)', refusal: 'unknown name onload' },
];

/** Colours reach a style sheet and mails' attributes. */
export const HOSTILE_COLOURS: readonly string[] = [
  'red',
  '#fff',
  '#0C5E4E;background:url(https://evil.example)',
  '#0C5E4E}body{display:none',
  '#0C5E4E"></style><script>alert(1)</script>',
  'url(https://evil.example)',
  'expression(alert(1))',
  'var(--c-ink)',
  '#0C5E4E\n',
  '#0C5E4É',
];
