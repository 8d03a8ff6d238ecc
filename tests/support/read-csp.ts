/** Reads a policy into its directives: `script-src` with the sources it allows. */
export function readCsp(header: string | string[] | undefined): Map<string, string[]> {
  const policy = new Map<string, string[]>();
  for (const directive of String(header ?? '').split(';')) {
    const [name = '', ...sources] = directive.trim().split(/\s+/);
    if (name !== '') policy.set(name, sources);
  }
  return policy;
}
