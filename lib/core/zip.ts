import { promisify } from 'node:util'
import { crc32, deflateRaw } from 'node:zlib'

const deflated = promisify(deflateRaw)
/** What nothing is when it is deflated: known without asking another thread. */
const NOTHING = Buffer.from([3, 0])
const deflate = async (bytes: Uint8Array) => (bytes.length === 0 ? NOTHING : deflated(bytes))

/** A file of an archive. */
export type ZipEntry = { name: string; bytes: Uint8Array }

const UTF8_NAMES = 0x0800
const DEFLATED = 8
/** What a field of 32 bits holds where the real number is in one of 64 bits. */
const MAX_32 = 0xffffffff
const MAX_16 = 0xffff

/** 1980-01-01, from which on the format counts days. The same files are the same archive. */
const DATE = 0x0021

type Written = { name: Buffer; crc: number; packed: number; size: number; offset: number }

const numbers = (...fields: readonly (readonly [value: number, bytes: 2 | 4 | 8])[]): Buffer =>
  Buffer.concat(
    fields.map(([value, bytes]) => {
      const field = Buffer.alloc(bytes)
      if (bytes === 2) field.writeUInt16LE(value)
      else if (bytes === 4) field.writeUInt32LE(value)
      else field.writeBigUInt64LE(BigInt(value))
      return field
    }),
  )

/**
 * A ZIP archive, written file by file as they come: one is held at a time, and of all of them only names, sums and places.
 * Archives of more than 65,535 files or 4 GiB are written in the long form (ZIP64).
 */
export async function* zipOf(
  entries: AsyncIterable<ZipEntry>,
): AsyncGenerator<Uint8Array, void, undefined> {
  const written: Written[] = []
  let offset = 0
  for await (const { name, bytes } of entries) {
    const packed = await deflate(bytes)
    const entry: Written = {
      name: Buffer.from(name),
      crc: crc32(bytes),
      packed: packed.length,
      size: bytes.length,
      offset,
    }
    const head = Buffer.concat([
      numbers([0x04034b50, 4], [20, 2], ...fieldsOf(entry), [entry.name.length, 2], [0, 2]),
      entry.name,
    ])
    written.push(entry)
    offset += head.length + packed.length
    yield head
    yield packed
  }
  const start = offset
  for (const entry of written) {
    const line = directoryLine(entry)
    offset += line.length
    yield line
  }
  yield end(written.length, offset - start, start)
}

const fieldsOf = ({ crc, packed, size }: Written) =>
  [
    [UTF8_NAMES, 2],
    [DEFLATED, 2],
    [0, 2],
    [DATE, 2],
    [crc, 4],
    [packed, 4],
    [size, 4],
  ] as const

function directoryLine(entry: Written): Buffer {
  const isFar = entry.offset >= MAX_32
  const extra = isFar ? numbers([1, 2], [8, 2], [entry.offset, 8]) : Buffer.alloc(0)
  return Buffer.concat([
    numbers(
      [0x02014b50, 4],
      [isFar ? 45 : 20, 2],
      [isFar ? 45 : 20, 2],
      ...fieldsOf(entry),
      [entry.name.length, 2],
      [extra.length, 2],
      [0, 2],
      [0, 2],
      [0, 2],
      [0, 4],
      [isFar ? MAX_32 : entry.offset, 4],
    ),
    entry.name,
    extra,
  ])
}

function end(count: number, size: number, start: number): Buffer {
  const isLong = count >= MAX_16 || start + size >= MAX_32
  const long = isLong
    ? numbers(
        [0x06064b50, 4],
        [44, 8],
        [45, 2],
        [45, 2],
        [0, 4],
        [0, 4],
        [count, 8],
        [count, 8],
        [size, 8],
        [start, 8],
        // Where that is, and on which of how many disks.
        [0x07064b50, 4],
        [0, 4],
        [start + size, 8],
        [1, 4],
      )
    : Buffer.alloc(0)
  const short = Math.min(count, MAX_16)
  return Buffer.concat([
    long,
    numbers(
      [0x06054b50, 4],
      [0, 2],
      [0, 2],
      [short, 2],
      [short, 2],
      [Math.min(size, MAX_32), 4],
      [isLong ? MAX_32 : start, 4],
      [0, 2],
    ),
  ])
}
