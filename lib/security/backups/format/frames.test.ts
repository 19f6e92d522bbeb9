import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { type Frame, packFrames, readFrames } from './frames'

async function* each<T>(items: Iterable<T>) {
  yield* items
}
async function all<T>(items: AsyncIterable<T>): Promise<T[]> {
  const found: T[] = []
  for await (const item of items) found.push(item)
  return found
}

const end: Frame = { kind: 'end', rows: { Order: 2 } }
const written = async (frames: Frame[]) => Buffer.concat(await all(packFrames(each(frames))))

describe('the pieces of a backup', () => {
  it('are read as they were written, however the bytes arrive', () =>
    fc.assert(
      fc.asyncProperty(
        fc.array(fc.uint8Array({ minLength: 1, maxLength: 300 }), { maxLength: 5 }),
        fc.integer({ min: 1, max: 50 }),
        async (data, size) => {
          const frames: Frame[] = [
            { kind: 'table', name: 'Order' },
            ...data.map((bytes): Frame => ({ kind: 'data', bytes: Buffer.from(bytes) })),
            end,
          ]
          const bytes = await written(frames)
          const chunks = Array.from({ length: Math.ceil(bytes.length / size) }, (_, at) =>
            bytes.subarray(at * size, (at + 1) * size),
          )
          expect(await all(readFrames(each(chunks)))).toEqual(frames)
        },
      ),
    ))

  it('are cut where they are larger than what is held in memory', async () => {
    const frames = await all(
      readFrames(each([await written([{ kind: 'data', bytes: Buffer.alloc(2_500_000, 7) }, end])])),
    )
    expect(
      frames.map((frame) => (frame.kind === 'data' ? frame.bytes.length : frame.kind)),
    ).toEqual([2 ** 20, 2 ** 20, 2_500_000 - 2 ** 21, 'end'])
  })

  it('are not believed without their end', async () => {
    const bytes = await written([{ kind: 'table', name: 'Order' }, end])
    for (let length = 0; length < bytes.length; length++)
      await expect(all(readFrames(each([bytes.subarray(0, length)])))).rejects.toThrow(
        /ends before/,
      )
    await expect(all(readFrames(each([bytes, Buffer.from('x')])))).rejects.toThrow(/ends before/)
  })

  it('are not believed when they say something else', async () => {
    const piece = (text: string) => {
      const body = Buffer.from(text)
      return Buffer.concat([Buffer.from([0x4a, 0, 0, 0, body.length]), body])
    }
    for (const text of ['{}', '{"kind":"end"}', '{"kind":"manifest","format":2}', 'nonsense'])
      await expect(all(readFrames(each([piece(text)])))).rejects.toThrow()
    await expect(all(readFrames(each([Buffer.from([1, 0, 0, 0, 0])])))).rejects.toThrow(/unknown/)
  })
})
