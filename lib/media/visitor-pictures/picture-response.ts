import 'server-only'

const HEADERS = {
  'content-type': 'image/webp',
  'content-disposition': 'inline',
  // It was encoded here; yet nothing of it may ever run.
  'content-security-policy': "default-src 'none'; sandbox",
  'x-content-type-options': 'nosniff',
}

/** A picture that everybody may see. What keeps it for many keeps it for none: it may be taken away at any moment. */
export const publicPicture = (bytes: Uint8Array<ArrayBuffer>): Response =>
  new Response(bytes, { headers: { ...HEADERS, 'cache-control': 'private, max-age=300' } })

/** A picture for one reader alone. */
export const privatePicture = (bytes: Uint8Array<ArrayBuffer>): Response =>
  new Response(bytes, { headers: { ...HEADERS, 'cache-control': 'no-store' } })
