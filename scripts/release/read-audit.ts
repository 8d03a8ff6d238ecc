import { z } from 'zod';

const auditSchema = z.object({
  metadata: z.object({
    vulnerabilities: z.object({ high: z.int(), critical: z.int(), total: z.int() }),
  }),
});

interface Advice {
  says: string;
  /** True where what is known is too grave to be handed out. */
  isGrave: boolean;
}

/** Reads what `npm audit --json` has said. A registry that does not answer is no reason not to release: it is said. */
export function readAudit(output: string): Advice {
  const read = auditSchema.safeParse(parse(output));
  if (!read.success)
    return {
      says: 'The registry did not say which packages have known weaknesses: look in its advisories before you hand this out.',
      isGrave: false,
    };
  const { high, critical, total } = read.data.metadata.vulnerabilities;
  if (total === 0)
    return { says: 'No package that production needs has a known weakness.', isGrave: false };
  return {
    says: `Known weaknesses in packages that production needs: ${total}, of them ${critical} critical and ${high} high. “npm audit --omit=dev” lists them; SECURITY.md says by when they are mended.`,
    isGrave: critical + high > 0,
  };
}

function parse(output: string): unknown {
  try {
    return JSON.parse(output);
  } catch {
    return undefined;
  }
}
