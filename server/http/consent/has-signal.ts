/** The browser asks by itself not to be followed: Global Privacy Control. */
export function hasSignal(request: Request): boolean {
  return request.headers.get('Sec-GPC') === '1';
}
