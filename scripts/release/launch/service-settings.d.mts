export function addServiceSettings(
  environment: Record<string, string | undefined>,
): ReadonlySet<string>;
export function parseSettings(text: string): Array<[name: string, value: string]>;
