/** The name under which a device keeps where its sessions stopped; privacy and canary tests know it. */
export function placesKey(companyId: string): string {
  return `sendero:sessions:${companyId}`;
}
