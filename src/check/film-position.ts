/** Where a film may say where it was taken. Phones write it without a word, and the build publishes films as they are. */

/** A part of a film: its type, and where its content begins and ends in the file. */
interface Part {
  type: string;
  start: number;
  end: number;
}

/** Boxes of MP4 and QuickTime that hold other boxes. */
const OF_BOXES: ReadonlySet<string> = new Set(['moov', 'trak', 'mdia', 'minf', 'stbl', 'udta', 'meta', 'ilst']);

/** Boxes that are a position: "©xyz" of phones, and "loci" of 3GPP. */
const POSITION_BOX = /^(?:\xa9xyz|loci)$/;

/** Boxes whose texts may name a position: keys of Apple, XMP, and tracks that record one along the way. */
const BOX_OF_TEXTS: ReadonlySet<string> = new Set(['keys', 'uuid', 'XMP_', 'stsd']);
const POSITION_TEXT = /location\.|\.location|location\b.{0,8}iso6709|GPSLatitude|gpmd|camm/i;

/** The boxes from `start` to `end`. Stops at one whose size cannot be. */
function boxesIn(bytes: Buffer, start: number, end: number): Part[] {
  const boxes: Part[] = [];
  for (let at = start; at + 8 <= end;) {
    const short = bytes.readUInt32BE(at);
    const isLong = short === 1 && at + 16 <= end;
    const size = isLong ? Number(bytes.readBigUInt64BE(at + 8)) : short === 0 ? end - at : short;
    if (size < 8) return boxes;
    const next = Math.min(at + size, end);
    boxes.push({ type: bytes.toString('latin1', at + 4, at + 8), start: at + (isLong ? 16 : 8), end: next });
    at = next;
  }
  return boxes;
}

/** QuickTime's "meta" holds boxes at once; that of MP4 has four bytes before them. */
function startOfBoxes(bytes: Buffer, { type, start }: Part): number {
  return type === 'meta' && bytes.readUInt32BE(start) === 0 ? start + 4 : start;
}

function hasPositionBox(bytes: Buffer, start: number, end: number): boolean {
  return boxesIn(bytes, start, end).some((box) => {
    if (POSITION_BOX.test(box.type)) return true;
    if (BOX_OF_TEXTS.has(box.type)) return POSITION_TEXT.test(bytes.toString('latin1', box.start, box.end));
    return OF_BOXES.has(box.type) && box.start + 4 <= box.end && hasPositionBox(bytes, startOfBoxes(bytes, box), box.end);
  });
}

/** Elements of WebM and Matroska, by id. */
const EBML_HEADER = 0x1a45dfa3;
const [SEGMENT, CLUSTER, TAGS, TAG, SIMPLE_TAG, TAG_NAME] = ['18538067', '1f43b675', '1254c367', '7373', '67c8', '45a3'];
const OF_ELEMENTS: ReadonlySet<string | undefined> = new Set([SEGMENT, CLUSTER, TAGS, TAG, SIMPLE_TAG]);

/** The elements from `start` to `end`. One of unknown size, as live recordings have, reaches to the end. */
function elementsIn(bytes: Buffer, start: number, end: number): Part[] {
  const elements: Part[] = [];
  for (let at = start; at < end;) {
    const lengthOfId = Math.clz32(bytes[at] ?? 0) - 23;
    const sizeAt = at + lengthOfId;
    const lengthOfSize = Math.clz32(bytes[sizeAt] ?? 0) - 23;
    if (lengthOfId > 4 || lengthOfSize > 8 || sizeAt + lengthOfSize > end) return elements;
    const digits = bytes.subarray(sizeAt, sizeAt + lengthOfSize);
    const most = 2 ** (7 * lengthOfSize);
    const size = digits.reduce((sum, digit) => sum * 256 + digit, 0) - most;
    const contentAt = sizeAt + lengthOfSize;
    const next = size === most - 1 ? end : Math.min(contentAt + size, end);
    elements.push({ type: bytes.toString('hex', at, sizeAt), start: contentAt, end: next });
    at = next;
  }
  return elements;
}

function hasPositionTag(bytes: Buffer, start: number, end: number): boolean {
  return elementsIn(bytes, start, end).some((element) =>
    element.type === TAG_NAME
      ? /location|gps/i.test(bytes.toString('latin1', element.start, element.end))
      : OF_ELEMENTS.has(element.type) && hasPositionTag(bytes, element.start, element.end),
  );
}

/** Whether a film says where it was taken. Takes the bytes of an MP4, QuickTime, WebM or Matroska file; of others it finds nothing. */
export function tellsPosition(bytes: Buffer): boolean {
  if (bytes.length < 8) return false;
  const has = bytes.readUInt32BE(0) === EBML_HEADER ? hasPositionTag : hasPositionBox;
  return has(bytes, 0, bytes.length);
}
