/** Every directive that a report can name. Any other name is text from the sender. */
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

/** A browser sends a few reports at once; a larger number does not come from a browser. */
const MAX_REPORTS = 20;

/**
 * Reads the broken directives from both formats that browsers use, and nothing else of the report.
 */
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
  // Old browsers quote the whole directive; its first word is the name.
  const name = typeof named === 'string' ? (named.split(' ', 1)[0] ?? '') : '';
  return DIRECTIVES.has(name) ? name : 'other';
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
