export interface Mp4Head {
  seconds: number;
  /**
   * True if the index comes before the pictures, so that a player can begin before it has the whole
   * file.
   */
  isFastStart: boolean;
}

interface Box {
  type: string;
  start: number;
  end: number;
}

/** Reads the head of an MP4; returns undefined for any other file. */
export function readMp4(bytes: Uint8Array): Mp4Head | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const boxes = listBoxes(view, 0, bytes.byteLength);
  if (boxes[0]?.type !== 'ftyp') return undefined;
  const index = boxes.findIndex(({ type }) => type === 'moov');
  const pictures = boxes.findIndex(({ type }) => type === 'mdat');
  const moov = boxes[index];
  if (!moov || pictures < 0) return undefined;
  const head = listBoxes(view, moov.start, moov.end).find(({ type }) => type === 'mvhd');
  if (!head || head.end - head.start < 32) return undefined;
  const isLong = view.getUint8(head.start) === 1;
  const scale = view.getUint32(head.start + (isLong ? 20 : 12));
  const duration = isLong
    ? Number(view.getBigUint64(head.start + 24))
    : view.getUint32(head.start + 16);
  return scale === 0 ? undefined : { seconds: duration / scale, isFastStart: index < pictures };
}

/** An MP4 is a row of boxes: four bytes of length, four of a name, then the content. */
function listBoxes(view: DataView, from: number, to: number): Box[] {
  const boxes: Box[] = [];
  for (let at = from; at + 8 <= to;) {
    let size = view.getUint32(at);
    let head = 8;
    if (size === 1 && at + 16 <= to) {
      size = Number(view.getBigUint64(at + 8));
      head = 16;
    }
    if (size === 0) size = to - at;
    if (size < head || at + size > to) break;
    const type = String.fromCodePoint(...[4, 5, 6, 7].map((offset) => view.getUint8(at + offset)));
    boxes.push({ type, start: at + head, end: at + size });
    at += size;
  }
  return boxes;
}
