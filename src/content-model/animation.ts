/** Matches every GIF, because few are still, and animated WebP, PNG and AVIF files. */
const MOTION = /^GIF8|ANIM.\0{3}|\0{3}.acTL|ftypavis/s;

/** Whether a picture may have several frames. Takes its bytes. */
export function mayMove(bytes: Buffer): boolean {
  return MOTION.test(bytes.toString('latin1', 0, 4096));
}
