import { describe, expect, it } from '@jest/globals'
import sharp from 'sharp'
import { encodeAnew, encodeForSlot } from './image-encoding'

const USUAL = { imageQuality: 82, imageMaxWidth: 1920 }
const BANNER = { width: 1600, height: 480, fit: 'cover', format: 'webp' } as const
const LOGO = { width: 400, height: 120, fit: 'inside', format: 'png' } as const

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: '#ea580c80' } })

async function factsOf(bytes: Uint8Array) {
  const { width, height, format, exif, hasAlpha } = await sharp(bytes).metadata()
  return { width, height, format, exif, hasAlpha }
}

describe('encodeForSlot', () => {
  it.each([
    ['a large one', 3200, 2400, 1600, 480],
    ['a wide one', 3000, 400, 1600, 400],
    ['a tall one', 1000, 3000, 1000, 480],
    ['a small one', 100, 50, 100, 50],
  ])('fills the frame with %s, and makes nothing larger', async (_, width, height, w, h) => {
    const bytes = await picture(width, height).png().toBuffer()
    expect(await factsOf(await encodeForSlot(bytes, BANNER, USUAL))).toMatchObject({
      width: w,
      height: h,
      format: 'webp',
    })
  })

  it('shows all of a picture that must not be cut', async () => {
    const bytes = await picture(800, 800).webp().toBuffer()
    expect(await factsOf(await encodeForSlot(bytes, LOGO, USUAL))).toMatchObject({
      width: 120,
      height: 120,
      format: 'png',
      hasAlpha: true,
    })
  })

  it('keeps to the widest that the store wants', async () => {
    const bytes = await picture(3200, 2400).png().toBuffer()
    const encoded = await encodeForSlot(bytes, BANNER, { ...USUAL, imageMaxWidth: 800 })
    expect(await factsOf(encoded)).toMatchObject({ width: 800, height: 240 })
  })

  it('turns photographs upright and drops what the camera wrote', async () => {
    const bytes = await picture(300, 200)
      .flatten()
      .jpeg()
      .withMetadata({ orientation: 6, exif: { IFD0: { Artist: 'Somebody' } } })
      .toBuffer()
    expect((await factsOf(bytes)).exif).toBeDefined()
    expect(await factsOf(await encodeForSlot(bytes, BANNER, USUAL))).toMatchObject({
      width: 200,
      height: 300,
      exif: undefined,
    })
  })

  it('refuses what breaks off', async () => {
    const bytes = await sharp({
      create: { width: 300, height: 300, channels: 3, background: 'red' },
    })
      .png()
      .toBuffer()
    await expect(encodeForSlot(bytes.subarray(0, 60), BANNER, USUAL)).rejects.toMatchObject({
      code: 'invalid',
    })
  })
})

describe('encodeAnew', () => {
  it.each(['jpg', 'png', 'webp'] as const)(
    'keeps of a %s picture its pixels, upright, and nothing else',
    async (kind) => {
      const plain = await picture(300, 200)
        .flatten()
        .withExif({ IFD0: { Copyright: 'Ada Buyer' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
        .withMetadata({ orientation: 6 })
        .toFormat(kind === 'jpg' ? 'jpeg' : kind)
        .toBuffer()
      expect((await factsOf(plain)).exif).toBeDefined()
      const encoded = await encodeAnew(Buffer.concat([plain, Buffer.from('<?php hidden')]), kind)
      expect(await factsOf(encoded)).toMatchObject({
        width: 200,
        height: 300,
        format: kind === 'jpg' ? 'jpeg' : kind,
        exif: undefined,
      })
      const text = Buffer.from(encoded).toString('latin1')
      for (const hidden of ['Ada Buyer', '<?php']) expect(text).not.toContain(hidden)
    },
  )

  it('keeps transparency and movement', async () => {
    const still = await picture(20, 20).png().toBuffer()
    expect(await factsOf(await encodeAnew(still, 'png'))).toMatchObject({ hasAlpha: true })
    const frames = await Promise.all(
      ['#ff0000', '#0000ff'].map((background) =>
        sharp({ create: { width: 20, height: 20, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    )
    const moving = await sharp(frames, { join: { animated: true } })
      .webp({ loop: 0 })
      .toBuffer()
    const encoded = await encodeAnew(moving, 'webp')
    expect((await sharp(encoded).metadata()).pages).toBe(2)
  })

  it('refuses what cannot be decoded', async () => {
    const broken = (await picture(300, 200).png().toBuffer()).subarray(0, 200)
    await expect(encodeAnew(broken, 'png')).rejects.toMatchObject({ code: 'invalid' })
  })
})
