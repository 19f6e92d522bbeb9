import { describe, expect, it } from '@jest/globals'
import sharp from 'sharp'
import { cleanVisitorPicture } from './clean-visitor-picture'
import { MAX_PICTURE_SIDE, THUMBNAIL_SIDE } from './picture-rules'

const WHERE = 'Example Street'

const photograph = async (width: number, height: number, orientation = 1): Promise<File> => {
  const bytes = await sharp({ create: { width, height, channels: 3, background: '#336699' } })
    .withExif({ IFD0: { Copyright: WHERE, Orientation: String(orientation) } })
    .jpeg()
    .toBuffer()
  return new File([new Uint8Array(bytes)], 'photograph.jpg', { type: 'image/jpeg' })
}

describe('a picture that a visitor sends', () => {
  it('is encoded anew, without what its file says of where it was taken', async () => {
    const file = await photograph(60, 40)
    expect(Buffer.from(await file.arrayBuffer()).includes(WHERE)).toBe(true)
    const { bytes, thumbnail, width, height } = await cleanVisitorPicture(file)
    expect({ width, height }).toEqual({ width: 60, height: 40 })
    const stored = await sharp(bytes).metadata()
    expect(stored).toMatchObject({ format: 'webp', width: 60, height: 40 })
    expect(stored.exif).toBeUndefined()
    expect(await sharp(thumbnail).metadata()).toMatchObject({
      format: 'webp',
      width: THUMBNAIL_SIDE,
      height: THUMBNAIL_SIDE,
    })
  })

  it('is no larger than pages show it', async () => {
    const { width, height } = await cleanVisitorPicture(await photograph(4000, 1000))
    expect({ width, height }).toEqual({ width: MAX_PICTURE_SIDE, height: MAX_PICTURE_SIDE / 4 })
  })

  it('is told by its bytes, whatever its name says', async () => {
    const file = new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'photograph.jpg', {
      type: 'image/jpeg',
    })
    await expect(cleanVisitorPicture(file)).rejects.toMatchObject({ code: 'unsupported_type' })
  })

  it('is refused where only its beginning is a picture', async () => {
    const whole = new Uint8Array(await (await photograph(600, 400)).arrayBuffer())
    const half = new File([whole.slice(0, whole.length / 2)], 'half.jpg', { type: 'image/jpeg' })
    await expect(cleanVisitorPicture(half)).rejects.toMatchObject({ code: 'invalid' })
  })
})
