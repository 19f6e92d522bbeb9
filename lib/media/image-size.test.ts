import { describe, expect, it } from '@jest/globals'
import sharp from 'sharp'
import { readImageSize } from './image-size'

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#ea580c' } })

describe('readImageSize', () => {
  it('reads the size of every kind of picture', async () => {
    const kinds = [
      ['png', await picture(321, 123).png().toBuffer()],
      ['jpg', await picture(321, 123).jpeg().toBuffer()],
      ['jpg', await picture(321, 123).jpeg({ progressive: true }).toBuffer()],
      ['webp', await picture(321, 123).webp().toBuffer()],
      ['webp', await picture(321, 123).webp({ lossless: true }).toBuffer()],
    ] as const
    for (const [kind, bytes] of kinds)
      expect(readImageSize(bytes, kind)).toEqual({ width: 321, height: 123 })
  })

  it('knows no size of what is broken', async () => {
    const jpeg = await picture(30, 30).jpeg().toBuffer()
    expect(readImageSize(jpeg.subarray(0, 12), 'jpg')).toBeNull()
    expect(readImageSize(new Uint8Array(8), 'png')).toBeNull()
    expect(readImageSize(new Uint8Array(64), 'webp')).toBeNull()
    expect(readImageSize(new Uint8Array(64), 'jpg')).toBeNull()
  })
})
