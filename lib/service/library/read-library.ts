import 'server-only'
import type { Library, LibraryQuery } from './contracts'
import { findOrders } from './find-orders'
import { passkeysOf } from './passkeys/queries'
import { readerOf } from './reader'

/** The library that a browser's cookie opens; `null` when it opens none. */
export async function readLibrary(
  cookie: string | undefined,
  query: LibraryQuery,
): Promise<Library | null> {
  const reader = await readerOf(cookie)
  return (
    reader && {
      email: reader.email,
      expiresAt: reader.expiresAt.toISOString(),
      erasureRequestedAt: reader.erasureRequestedAt?.toISOString() ?? null,
      passkeys: await passkeysOf(reader.email),
      ...(await findOrders(reader.email, query)),
    }
  )
}
