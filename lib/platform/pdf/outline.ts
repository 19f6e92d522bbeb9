/** A point of an outline, in units of the font. */
export type Point = { x: number; y: number; isOnCurve: boolean }

/**
 * A glyph of TrueType that is drawn by its own points (table glyf of OpenType), padded to four bytes; nothing of one without
 * any.
 *
 * @param box its edges as they are stored, if they are
 */
export function outline(
  contours: readonly (readonly Point[])[],
  instructions: Buffer = Buffer.alloc(0),
  box: Buffer | null = null,
): Buffer {
  const points = contours.flat()
  if (points.length === 0) return Buffer.alloc(0)
  const ends: number[] = []
  for (const contour of contours) ends.push((ends.at(-1) ?? -1) + contour.length)
  return padded(
    Buffer.concat([
      shorts([contours.length]),
      box ?? shorts(boxOf(points)),
      shorts([...ends, instructions.length]),
      instructions,
      coordinates(points),
    ]),
  )
}

/** Bytes, and as many more that their number divides by four. */
export const padded = (bytes: Buffer): Buffer =>
  bytes.length % 4 === 0 ? bytes : Buffer.concat([bytes, Buffer.alloc(-bytes.length & 3)])

function boxOf(points: readonly Point[]): number[] {
  const xs = points.map(({ x }) => x)
  const ys = points.map(({ y }) => y)
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]
}

/** Flags, then all distances of x from the point before, then those of y, in two bytes each. */
function coordinates(points: readonly Point[]): Buffer {
  const differences = (of: 'x' | 'y') =>
    points.map((point, index) => point[of] - (points[index - 1]?.[of] ?? 0))
  return Buffer.concat([
    Buffer.from(points.map(({ isOnCurve }) => (isOnCurve ? 1 : 0))),
    shorts(differences('x')),
    shorts(differences('y')),
  ])
}

/** Numbers of two bytes each. */
export function shorts(values: readonly number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 2)
  for (const [index, value] of values.entries()) bytes.writeUInt16BE(value & 0xffff, index * 2)
  return bytes
}
