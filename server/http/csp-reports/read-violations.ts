/** Every directive that can be broken. A name that is none of these is somebody's text. */
const DIRECTIVES: ReadonlySet<string> = new Set([
  'base-uri',
  'child-src',
  'connect-src',
  'default-src',
  'font-src',
  'form-action',
  'frame-ancestors',
  'frame-src',
  'img-src',
  'manifest-src',
  'media-src',
  'object-src',
  'script-src',
  'script-src-attr',
  'script-src-elem',
  'style-src',
  'style-src-attr',
  'style-src-elem',
  'worker-src',
]);

/** A browser sends a few at once; more is no browser. */
const MAX_REPORTS = 20;

/** The directives that were broken, by the two forms in which browsers say it; of all else nothing is read. */
export function readViolations(body: unknown): string[] {
  const reports = Array.isArray(body) ? body.slice(0, MAX_REPORTS).map(bodyOf) : [olderForm(body)];
  return reports.flatMap((report) => {
    const directive = directiveOf(report);
    return directive === undefined ? [] : [directive];
  });
}

function bodyOf(report: unknown): unknown {
  return isRecord(report) && report['type'] === 'csp-violation' ? report['body'] : undefined;
}

function olderForm(body: unknown): unknown {
  return isRecord(body) ? body['csp-report'] : undefined;
}

function directiveOf(report: unknown): string | undefined {
  if (!isRecord(report)) return undefined;
  const named =
    report['effectiveDirective'] ?? report['effective-directive'] ?? report['violated-directive'];
  // An old browser quotes the whole directive; its first word is the name.
  const name = typeof named === 'string' ? (named.split(' ', 1)[0] ?? '') : '';
  return DIRECTIVES.has(name) ? name : 'other';
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
