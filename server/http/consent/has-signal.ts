/** True if the browser sends Global Privacy Control, which asks not to be tracked. */
export function hasSignal(request: Request): boolean {
  return request.headers.get('Sec-GPC') === '1';
}
