import { z } from 'zod'

/** Of one piece of data: what is held in memory at a time. */
const MAX_BYTES = 2 ** 20
const HEAD_BYTES = 5
const KINDS = { text: 0x4a, data: 0x44 } as const

const tableSchema = z.object({ name: z.string(), columns: z.array(z.string()) })

/** What a backup says of itself before anything else. */
const manifestSchema = z.object({
  kind: z.literal('manifest'),
  /** The version of this format. */
  format: z.literal(1),
  takenAt: z.iso.datetime(),
  appSecret: z.string(),
  /** As APP_SECRET_PREVIOUS has them. */
  previousSecrets: z.string(),
  /** The migrations of the database, in their order. */
  migrations: z.array(z.string()),
  tables: z.array(tableSchema),
  sequences: z.array(
    z.object({ name: z.string(), last: z.string().regex(/^-?\d+$/), isCalled: z.boolean() }),
  ),
})
/** The data of a table follow, in PostgreSQL's text format of COPY. */
const tableStartSchema = z.object({ kind: z.literal('table'), name: z.string() })
/** Nothing follows. */
const endSchema = z.object({ kind: z.literal('end'), rows: z.record(z.string(), z.int()) })

const headingSchema = z.discriminatedUnion('kind', [manifestSchema, tableStartSchema, endSchema])

export type BackupTable = z.infer<typeof tableSchema>
export type Manifest = z.infer<typeof manifestSchema>
export type Frame = z.infer<typeof headingSchema> | { kind: 'data'; bytes: Buffer }

const packed = (kind: number, body: Buffer): Buffer => {
  const head = Buffer.alloc(HEAD_BYTES)
  head.writeUInt8(kind)
  head.writeUInt32BE(body.length, 1)
  return Buffer.concat([head, body])
}

/** Writes the pieces of a backup one after the other, each with its kind and length. */
export async function* packFrames(frames: AsyncIterable<Frame>): AsyncGenerator<Buffer> {
  for await (const frame of frames) {
    if (frame.kind !== 'data') yield packed(KINDS.text, Buffer.from(JSON.stringify(frame)))
    else
      for (let at = 0; at < frame.bytes.length; at += MAX_BYTES)
        yield packed(KINDS.data, frame.bytes.subarray(at, at + MAX_BYTES))
  }
}

function read(kind: number, body: Buffer): Frame {
  if (kind === KINDS.data) return { kind: 'data', bytes: body }
  if (kind !== KINDS.text) throw new Error('A backup has a piece of an unknown kind')
  return headingSchema.parse(JSON.parse(body.toString('utf8')))
}

/**
 * Reverses {@link packFrames}.
 *
 * @throws Error when the bytes end too early, or are none of a backup's
 */
export async function* readFrames(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Frame> {
  let rest = Buffer.alloc(0)
  let isComplete = false
  for await (const chunk of bytes) {
    rest = rest.length === 0 ? Buffer.from(chunk) : Buffer.concat([rest, chunk])
    while (rest.length >= HEAD_BYTES) {
      const end = HEAD_BYTES + rest.readUInt32BE(1)
      if (rest.length < end) break
      const frame = read(rest.readUInt8(), rest.subarray(HEAD_BYTES, end))
      isComplete = frame.kind === 'end'
      yield frame
      rest = rest.subarray(end)
    }
  }
  if (!isComplete || rest.length > 0) throw new Error('A backup ends before its end')
}
