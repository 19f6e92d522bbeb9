import { describe, expect, it } from '@jest/globals'
import sharp from 'sharp'
import { printed } from './printed-logo'

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: { r: 200, g: 0, b: 0, alpha: 0 } } })

const SVG = `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><rect width="9" height="9"/></svg>`

describe('the logo of documents', () => {
  it.each([
    ['png', picture(2000, 500).png().toBuffer()],
    ['webp', picture(100, 100).webp().toBuffer()],
    ['jpeg', picture(100, 100).jpeg().toBuffer()],
    ['svg', Promise.resolve(Buffer.from(SVG))],
  ])('is a small picture on white of a %s', async (_, bytes) => {
    const { png, width, height } = await printed(await bytes)
    const { channels, hasAlpha, format } = await sharp(png).metadata()
    expect({ channels, hasAlpha, format }).toEqual({ channels: 3, hasAlpha: false, format: 'png' })
    expect(width).toBeLessThanOrEqual(560)
    expect(height).toBeLessThanOrEqual(168)
  })

  it('is none of what is no picture', async () => {
    await expect(printed(Buffer.from('no picture'))).rejects.toThrow()
  })
})
