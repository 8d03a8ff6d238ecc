const FRONT_MATTER = /^---\r?\n([\s\S]*?)\r?\n---\r?\n?/;

/** Where the YAML and the body of a content file begin and end. */
interface SplitFile {
  yaml: string;
  /** The characters and the lines above the YAML. */
  yamlAt: number;
  linesAbove: number;
  /** Undefined for a file that is YAML from end to end. */
  bodyAt: number | undefined;
}

export function splitFile(file: string, text: string): SplitFile {
  if (!file.endsWith('.md')) return { yaml: text, yamlAt: 0, linesAbove: 0, bodyAt: undefined };
  const match = FRONT_MATTER.exec(text);
  if (match?.[1] === undefined) return { yaml: '', yamlAt: 0, linesAbove: 0, bodyAt: 0 };
  return {
    yaml: match[1],
    yamlAt: text.indexOf('\n') + 1,
    linesAbove: 1,
    bodyAt: match[0].length,
  };
}
