import sharp from 'sharp'
import type { adminClient } from './admin-client'
import type { Answer } from './api-client'

let made = 0

type Kind = 'jpeg' | 'png' | 'webp'

/** A picture of a unique colour. */
export async function picture(width = 40, height = 30, kind: Kind = 'png'): Promise<Buffer> {
  made += 1
  const background = { r: made % 256, g: (made * 7) % 256, b: (made * 31 + process.pid) % 256 }
  return sharp({ create: { width, height, channels: 3, background } })
    .toFormat(kind)
    .toBuffer()
}

/** A picture that hardly compresses, like a photograph. */
export const noise = (width: number, height: number): Promise<Buffer> => {
  const pixels = Buffer.alloc(width * height * 3)
  for (let at = 0; at < pixels.length; at++) pixels[at] = (at * 7919 + (at >> 3) * 104729) & 255
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 100 })
    .toBuffer()
}

/** Uploads a file to the media library, as a back office user. */
export async function uploadMedia(
  storeUrl: string,
  { token }: Pick<Awaited<ReturnType<typeof adminClient>>, 'token'>,
  file: Uint8Array,
  { name = 'picture.png', query = '' }: { name?: string; query?: string } = {},
): Promise<Answer> {
  const form = new FormData()
  form.set('file', new File([new Uint8Array(file)], name))
  const response = await fetch(`${storeUrl}/api/admin/media${query}`, {
    method: 'POST',
    headers: { 'x-session-token': token },
    body: form,
  })
  return { status: response.status, headers: response.headers, body: await response.json() }
}
