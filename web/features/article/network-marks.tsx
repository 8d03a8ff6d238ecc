/** The two networks' letters, drawn here: an icon set may not carry them. */
export function XMark() {
  return (
    <svg aria-hidden="true" width="22" height="22" viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="2.4">
      <path d="M4 4h4l12 16h-4zM4.500 20 10.600 13M13.400 11 19.500 4" />
    </svg>
  );
}

export function FacebookMark() {
  return (
    <svg aria-hidden="true" width="22" height="22" viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="2.4">
      <path d="M16.500 3.500h-2a3.800 3.800 0 0 0-3.800 3.800V21M7.500 12h8" />
    </svg>
  );
}
